import type { ImportedEvent } from '@stillwater/contract/calendar/calendar-import'
import { describeRule } from '#shared/agenda/rule-words.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

export const countOf = (count: number): string =>
  count === 1 ? '1 event' : `${count.toLocaleString('en-US')} events`

/** When an event of a file is, such as "Mar 4, 2025, 7:00 PM – 8:30 PM". */
export function whenText({ date, days, startTime, endTime }: ImportedEvent): string {
  const times = startTime === endTime ? startTime : `${startTime} – ${endTime}`
  return [formatIsoDate(date), times, ...(days > 1 ? [`${days} days`] : [])].join(', ')
}

const notes: Record<NonNullable<ImportedEvent['note']>, string> = {
  first_date_only: 'Only the first date will be imported. Stillwater doesn’t support this repeat pattern.',
  own_zone: 'Times are in the event’s original time zone. Please check them.',
}

/** What else there is to say about it, one line each. */
export const factsOf = ({ repeats, date, location, note }: ImportedEvent): string[] =>
  [repeats && describeRule(repeats, date), location, note && notes[note]].filter(
    (fact): fact is string => fact !== null && fact !== '',
  )
