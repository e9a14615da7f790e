import type { FoundRecord, SearchKind } from '@stillwater/contract/search'
import BookHeart from 'lucide-react/icons/book-heart'
import CalendarDays from 'lucide-react/icons/calendar-days'
import HandHeart from 'lucide-react/icons/hand-heart'
import ListChecks from 'lucide-react/icons/list-checks'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PenLine from 'lucide-react/icons/pen-line'
import Target from 'lucide-react/icons/target'
import type { ComponentType } from 'react'

interface Kind {
  readonly name: string
  readonly icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  /** The screen on which a record of this kind is opened. */
  readonly screen: string
  /** Whether the screen shows one day at a time and must be told which. */
  readonly byDay?: true
}

export const kinds: Record<SearchKind, Kind> = {
  sermons: { name: 'Sermons', icon: NotebookPen, screen: '/sermons' },
  prayers: { name: 'Prayers', icon: HandHeart, screen: '/prayers' },
  events: { name: 'Events', icon: CalendarDays, screen: '/events', byDay: true },
  activities: { name: 'Activities', icon: ListChecks, screen: '/events', byDay: true },
  goals: { name: 'Goals', icon: Target, screen: '/goals' },
  journals: { name: 'Journal', icon: PenLine, screen: '/journal', byDay: true },
  devotionals: { name: 'Devotionals', icon: BookHeart, screen: '/devotionals', byDay: true },
}

/** The address that opens a record. */
export function recordAddress({ kind, id, date }: FoundRecord): string {
  const { screen, byDay } = kinds[kind]
  const day = byDay && date !== null ? `date=${date}&` : ''
  return `${screen}?${day}open=${encodeURIComponent(id)}`
}
