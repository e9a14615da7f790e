import { addDays, addMonths, toIsoDate, weekdayOf } from './iso-date.ts'

interface CalendarWeek {
  /** The week's Sunday, also where it lies in the month before. */
  start: string
  /** Sunday to Saturday; the days of other months are null. */
  days: (string | null)[]
}

/** The weeks of a month. Always six, so that the page does not jump from month to month. */
export function monthGrid(year: number, month: number): CalendarWeek[] {
  const first = toIsoDate({ year, month, day: 1 })
  const sunday = addDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => {
    const start = addDays(sunday, week * 7)
    const days = Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(start, weekday)
      return date.slice(0, 7) === first.slice(0, 7) ? date : null
    })
    return { start, days }
  })
}

export function clampDate(date: string, min: string, max: string): string {
  if (date < min) return min
  return date > max ? max : date
}

/** Where a key leads in the calendar's grid, or undefined if the key means nothing there. */
export function dateAfterKey(date: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1)
    default:
      return undefined
  }
}
