import { groupBy } from '@stillwater/bible/group-by'
import type { Activity } from '@stillwater/contract/calendar/activities'
import type { DateRange } from '@stillwater/contract/dates/dates'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { onEachDay } from '#shared/agenda/days-of.ts'
import { entriesOf, keyOf } from '#shared/agenda/entries.ts'
import { overlapsIn } from './checks/overlaps.ts'
import { type DayLine, type OtherEvent, withOthers } from './others/other-event.ts'

/** How many days the agenda shows, today included. */
export const agendaDays = 30

/** A line of the agenda: the name of a day, then what is on it. */
type AgendaLine = { readonly key: string; readonly date: string } & (
  | { readonly kind: 'day' }
  | { readonly kind: 'sermon'; readonly sermon: Sermon }
  | { readonly kind: 'entry'; readonly entry: DayLine; readonly overlap?: string | undefined }
)

interface Planned {
  readonly events: readonly CalendarEvent[]
  readonly activities: readonly Activity[]
  readonly sermons: readonly Sermon[]
  readonly others: readonly OtherEvent[]
}

/** The days of a date range that have something on them, in order. What lasts several days is on each of them. */
export function agendaLines(
  { events, activities, sermons, others }: Planned,
  range: DateRange,
): AgendaLine[] {
  // The date of an entry is the day it is listed under; what is opened is the event itself.
  const shown = onEachDay(
    events.map((event) => ({ date: event.date, days: event.days, event })),
    range,
  )
  const eventsOn = groupBy(shown, ({ date }) => date)
  const othersOn = groupBy(
    onEachDay(
      others.map((event) => ({ date: event.date, days: event.days, event })),
      range,
    ).filter(({ date }) => range.from <= date && date <= range.to),
    ({ date }) => date,
  )
  const activitiesOn = groupBy(activities, ({ date }) => date)
  const sermonsOn = groupBy(sermons, ({ date }) => date)
  const dates = new Set([...eventsOn.keys(), ...activitiesOn.keys(), ...sermonsOn.keys(), ...othersOn.keys()])
  return [...dates].sort().flatMap((date): AgendaLine[] => {
    const entries = withOthers(
      entriesOf(
        (eventsOn.get(date) ?? []).map(({ event }) => event),
        activitiesOn.get(date) ?? [],
      ),
      (othersOn.get(date) ?? []).map(({ event }) => event),
    )
    const overlaps = overlapsIn(entries)
    return [
      { kind: 'day', key: date, date },
      ...(sermonsOn.get(date) ?? []).map((sermon): AgendaLine => ({
        kind: 'sermon',
        key: `sermon ${sermon.id}`,
        date,
        sermon,
      })),
      ...entries.map((entry): AgendaLine => {
        const overlap = overlaps.get(keyOf(entry))
        const line = { kind: 'entry' as const, key: `${date} ${keyOf(entry)}`, date, entry }
        return overlap === undefined ? line : { ...line, overlap }
      }),
    ]
  })
}
