import { formatClockTime, readClockTime } from '@stillwater/contract/dates/clock-time'
import type { Week } from '@stillwater/contract/dashboard'

export const daysLeftText = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`

/** The status as the sermons' screen calls it. */
export function statusText({ status, progress }: Week['sermon'] & object): string {
  if (status === 'completed') return 'Completed'
  return status === 'in_progress' ? `In Progress ${progress}%` : 'Draft'
}

export const answeredText = (count: number): string =>
  count === 1 ? 'One prayer answered this week' : `${count} prayers answered this week`

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Sun, Nov 22". */
export function dayText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return dayFormat.format(Date.UTC(year, month - 1, day))
}

/** A time in one form if it can be read, else as it was typed. */
export function timeText(typed: string): string {
  const time = readClockTime(typed)
  return time === null ? typed : formatClockTime(time)
}
