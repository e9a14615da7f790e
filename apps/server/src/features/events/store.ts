import type { DateRange } from '@stillwater/contract/dates/dates'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { lastDateOf, type Occurrence, type Timed } from '@stillwater/contract/calendar/occurrences'
import { type Selectable, sql } from 'kysely'
import { readJsonList } from '#core/records/columns.ts'
import type { Db, Engine } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { isShownAsStored } from '#core/dates/occurrences.ts'

export type EventRow = Selectable<Tables['events']>

export const toEvent = (row: EventRow): CalendarEvent => ({
  ...row,
  eventType: row.eventType as CalendarEvent['eventType'],
  exception: row.exception as CalendarEvent['exception'],
  personIds: readJsonList(row.personIds),
})

/** Null for most events, so that they are not in its index. */
export const lastDateColumn = (event: Omit<Timed, 'id'>): string | null =>
  event.repeats === null && event.days === 1 ? null : lastDateOf(event)

/** What is shown as it is stored: all but repeating events and what was canceled. */
const shownIn = (db: Db, userId: string, { from, to }: DateRange) =>
  db
    .selectFrom('events')
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb.and([eb('date', '>=', from), eb('date', '<=', to)]),
        // Begun before, and not over yet.
        eb.and([eb('lastDate', '>=', from), eb('date', '<', from)]),
      ]),
    )
    .where(isShownAsStored)

/** By day, then by the clock; what names no time is last. The engines disagree on where that is, so it is said. */
export const eventsOf = (db: Db, userId: string, range: DateRange) =>
  shownIn(db, userId, range)
    .selectAll()
    .orderBy('date')
    .orderBy('startMinute', (order) => order.asc().nullsLast())
    .orderBy('id')

const texts = [
  'title',
  'startTime',
  'endTime',
  'location',
  'description',
  'eventType',
  'icon',
  'personIds',
] as const
const numbers = ['days', 'remindMinutes', 'startMinute'] as const

/** The same, with the dates of repeating events among them. The database joins their texts: no row becomes an object here. */
export function eventsWith(
  db: Db,
  engine: Engine,
  userId: string,
  range: DateRange,
  occurrences: readonly Occurrence<Timed>[],
) {
  const dates = JSON.stringify(occurrences.map(({ id, seriesId, date }) => ({ id, seriesId, date })))
  const listed =
    engine === 'sqlite'
      ? sql<Dates>`(select value ->> 'id' as id, value ->> 'seriesId' as "seriesId", value ->> 'date' as date from json_each(${dates}))`
      : sql<Dates>`(select * from json_to_recordset(${dates}::json) as listed(id text, "seriesId" text, date text))`
  const stored = shownIn(db, userId, range).select([
    'id',
    'userId',
    'version',
    'date',
    'repeats',
    'seriesId',
    'originalDate',
    'exception',
    ...texts,
    ...numbers,
  ])
  const repeated = db
    .selectFrom(listed.as('dates'))
    .innerJoin('events', (join) =>
      join.onRef('events.id', '=', 'dates.seriesId').on('events.userId', '=', userId),
    )
    .select([
      'dates.id',
      'events.userId',
      // Nobody has changed it, so its first version is what is seen.
      sql<number>`1`.as('version'),
      'dates.date',
      'events.repeats',
      'dates.seriesId',
      'dates.date as originalDate',
      'events.exception',
      ...texts.map((name) => `events.${name}` as const),
      ...numbers.map((name) => `events.${name}` as const),
    ])
  return db
    .selectFrom(stored.unionAll(repeated).as('events'))
    .selectAll()
    .orderBy('date')
    .orderBy('startMinute', (order) => order.asc().nullsLast())
    .orderBy('id')
}

interface Dates {
  id: string
  seriesId: string
  date: string
}

/** Repeating events, and the dates of them that are exceptions. */
export const seriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('events')
    .selectAll()
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb.and([eb('lastDate', 'is not', null), eb('repeats', 'is not', null)]),
        eb('originalDate', 'is not', null),
      ]),
    )
    .orderBy('date')
    .orderBy('startMinute', (order) => order.asc().nullsLast())
    .orderBy('id')

/** The exceptions of a repeating event that show nothing themselves. */
export const hiddenExceptionsOf = (db: Db, userId: string, seriesId: string) =>
  db
    .selectFrom('events')
    .select('id')
    .where('userId', '=', userId)
    .where('originalDate', 'is not', null)
    .where('seriesId', '=', seriesId)
    .where('exception', '!=', 'changed')
