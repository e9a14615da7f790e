import type { ExceptionKind } from '@stillwater/contract/choices'
import { addDays, type DateRange } from '@stillwater/contract/dates/dates'
import {
  eventLimits,
  type Exception,
  type Occurrence,
  occurrencesOf,
  type Timed,
} from '@stillwater/contract/calendar/occurrences'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Of the table of events: what is shown as it is stored. Repeating events are shown by their dates, canceled dates not at all. */
export const isShownAsStored: RawBuilder<SqlBool> = sql<SqlBool>`(repeats is null and coalesce(exception, 'changed') = 'changed')`

/** A repeating event, without its longer texts. */
interface Series extends Timed {
  readonly userId: string
  readonly title: string
  readonly startTime: string
  readonly startMinute: number | null
  readonly remindMinutes: number | null
}

/** The repeating events that may have a day in a date range. */
export const seriesIn = (db: Db, userIds: readonly string[], { from, to }: DateRange) =>
  db
    .selectFrom('events')
    .select(['userId', 'id', 'title', 'date', 'days', 'repeats', 'lastDate'])
    .select(['startTime', 'startMinute', 'remindMinutes'])
    .where('userId', 'in', userIds)
    .where('lastDate', '>=', from)
    .where('date', '<=', to)
    .where('repeats', 'is not', null)

/** How many repeating events a user has. */
export const countSeries = (db: Db, userId: string) =>
  db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('lastDate', 'is not', null)
    .where('repeats', 'is not', null)

/** The dates in a date range that were changed or canceled. */
export const exceptionsIn = (db: Db, userIds: readonly string[], { from, to }: DateRange) =>
  db
    .selectFrom('events')
    .select(['userId', 'id', 'exception'])
    .where('userId', 'in', userIds)
    .where('originalDate', '>=', from)
    .where('originalDate', '<=', to)

/** The dates of the repeating events of some users in a date range, as events. Those that were changed are events of their own. */
export async function occurrencesIn(
  db: Db,
  userIds: readonly string[],
  range: DateRange,
): Promise<Occurrence<Series>[]> {
  const series = await seriesIn(db, userIds, range).execute()
  if (series.length === 0) return []
  const begun = { from: addDays(range.from, -eventLimits.days), to: range.to }
  const exceptions = Map.groupBy(await exceptionsIn(db, userIds, begun).execute(), ({ userId }) => userId)
  // Ids are made on devices, so nobody's exceptions may meet somebody else's events.
  return [...Map.groupBy(series, ({ userId }) => userId)].flatMap(([userId, own]) =>
    occurrencesOf(own, (exceptions.get(userId) ?? []).map(toException), range),
  )
}

const toException = (row: { id: string; exception: string | null }): Exception => ({
  ...row,
  exception: row.exception as ExceptionKind | null,
})

const endOfDay = 1440

interface Placed {
  readonly date: string
  readonly startMinute: number | null
  readonly id: string
}

/** The order of every list of events: by day, then by the clock; what names no time is last. */
export const byDayAndClock = (a: Placed, b: Placed): number =>
  a.date.localeCompare(b.date) ||
  (a.startMinute ?? endOfDay) - (b.startMinute ?? endOfDay) ||
  a.id.localeCompare(b.id)
