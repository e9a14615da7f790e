import type { DateRange } from '@stillwater/contract/dates/dates'
import {
  addDays,
  addMonths,
  EARLIEST_DATE,
  LATEST_DATE,
  parseIsoDate,
  weekdayOf,
} from '#shared/ui/date/iso-date.ts'

/** Sunday to Saturday around a day. */
export function weekOf(date: string): readonly string[] {
  const sunday = addDays(date, -weekdayOf(date))
  return Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday))
}

export function daysOfWeek(date: string): DateRange {
  const sunday = addDays(date, -weekdayOf(date))
  return { from: sunday, to: addDays(sunday, 6) }
}

/** The weeks that a day's month has a part in, so that they hold the day's own week too. */
export function weeksOfMonth(date: string): DateRange {
  const first = `${date.slice(0, 8)}01`
  const last = addDays(addMonths(first, 1), -1)
  return { from: daysOfWeek(first).from, to: daysOfWeek(last).to }
}

/** Whether the calendar can show it: a valid day that the date picker offers too. */
export const isShown = (date: string) =>
  parseIsoDate(date) !== undefined && date >= EARLIEST_DATE && date <= LATEST_DATE

/** The day that a key moves to, or undefined if the key does nothing. */
export function dayAfterKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return addDays(date, -1)
    case 'ArrowRight':
    case 'ArrowDown':
      return addDays(date, 1)
    case 'PageUp':
      return addDays(date, -7)
    case 'PageDown':
      return addDays(date, 7)
    case 'Home':
      return daysOfWeek(date).from
    case 'End':
      return daysOfWeek(date).to
    default:
      return undefined
  }
}
