import type {
  CalendarSubscription,
  SubscribedEvent,
} from '@stillwater/contract/calendar/calendar-subscriptions'
import { compareTimes } from '@stillwater/contract/dates/clock-time'
import type { DateRange } from '@stillwater/contract/dates/dates'
import type { Entry } from '#shared/agenda/entries.ts'

/** An event of another calendar, with that calendar. It can be read only. */
export interface OtherEvent extends SubscribedEvent {
  readonly calendar: Pick<CalendarSubscription, 'name' | 'color'>
}

/** A line of a day: something of one's own, or of another calendar. */
export type DayLine = Entry | { readonly kind: 'other'; readonly record: OtherEvent }

/** The months that some date ranges touch, such as "2025-03". */
export function monthsOf(ranges: readonly DateRange[]): string[] {
  const months = new Set<string>()
  for (const { from, to } of ranges) {
    for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) months.add(month)
  }
  return [...months].sort()
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** What was loaded, once each, without that of calendars that are no longer shown. */
export function otherEvents(
  calendars: readonly CalendarSubscription[],
  months: readonly (readonly SubscribedEvent[])[],
): OtherEvent[] {
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]))
  // What lasts into the next month is in the answers of both.
  const events = new Map(months.flat().map((event) => [event.id, event]))
  return [...events.values()].flatMap((event) => {
    const calendar = byId.get(event.subscriptionId)
    return calendar === undefined ? [] : { ...event, calendar }
  })
}

const startOf = ({ kind, record }: DayLine) => (kind === 'activity' ? record.time : record.startTime)

/** All of a day by time, one's own first. */
export const withOthers = (entries: readonly Entry[], others: readonly OtherEvent[]): DayLine[] =>
  [...entries, ...others.map((record) => ({ kind: 'other' as const, record }))].sort((a, b) =>
    compareTimes(startOf(a), startOf(b)),
  )
