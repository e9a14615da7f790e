import type { CalendarColor } from '@stillwater/contract/choices'
import type { BadgeTone } from '#shared/ui/badge.tsx'

/** The badge of another calendar. */
export const calendarTones: Record<CalendarColor, BadgeTone> = {
  teal: 'teal',
  amber: 'amber',
  green: 'green',
  violet: 'violet',
  gray: 'grey',
}
