import type { CalendarColor } from '@stillwater/contract/choices'
import type { BadgeTone } from '#shared/ui/badge.tsx'

/** The badge of another calendar, or of a series of sermons. */
export const calendarTones: Record<CalendarColor, BadgeTone> = {
  teal: 'teal',
  amber: 'amber',
  green: 'green',
  violet: 'violet',
  gray: 'grey',
}

export const colorNames: Record<CalendarColor, string> = {
  teal: 'Teal',
  amber: 'Amber',
  green: 'Green',
  violet: 'Violet',
  gray: 'Gray',
}

/** A spot in the color alone, beside words. */
export const calendarDots: Record<CalendarColor, string> = {
  teal: 'bg-teal',
  amber: 'bg-amber',
  green: 'bg-green',
  violet: 'bg-violet',
  gray: 'bg-muted',
}
