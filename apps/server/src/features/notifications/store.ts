import { noReminder } from '@stillwater/contract/limits'
import type { DateRange } from '@stillwater/contract/dates/dates'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import { type Expression, sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import { byDayAndClock, isShownAsStored, occurrencesIn } from '#core/dates/occurrences.ts'

/** More than anyone reads in a panel that keeps fifty. */
const most = 20

const count = (condition?: Expression<unknown>) =>
  condition === undefined
    ? sql<number>`cast(count(*) as integer)`
    : sql<number>`cast(count(case when ${condition} then 1 end) as integer)`

/** Sermons that still have to be worked on. */
export const sermonsAhead = (db: Db, userId: string, { from, to }: DateRange) =>
  db
    .selectFrom('sermons')
    .select(['title', 'date'])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('status', 'in', ['not_started', 'in_progress'])
    .where('couldBePreached', '=', 0)
    .orderBy('date')
    .orderBy('id')
    .limit(most)

/** Events and activities in the order of the clock, without those that are not to be reminded of. */
export const entriesOn = (db: Db, userId: string, { from, to }: DateRange) => {
  const events = db
    .selectFrom('events')
    .select(['id', 'title', 'date', 'startMinute', 'startTime', sql.lit(0).as('isActivity')])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(isShownAsStored)
    .where((eb) => isWanted(eb.ref('remindMinutes')))
  const activities = db
    .selectFrom('activities')
    .select(['id', 'title', 'date', 'startMinute', 'time as startTime', sql.lit(1).as('isActivity')])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((eb) => isWanted(eb.ref('remindMinutes')))
  return db
    .selectFrom(events.unionAll(activities).as('found'))
    .select(['id', 'title', 'date', 'startMinute', 'startTime', 'isActivity'])
    .orderBy('date')
    .orderBy('startMinute', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(most)
}

/** The same with the dates of repeating events among them. */
export async function allEntriesOn(db: Db, userId: string, range: DateRange) {
  const stored = await entriesOn(db, userId, range).execute()
  const repeated = await occurrencesIn(db, [userId], range)
  if (repeated.length === 0) return stored
  const wanted = repeated.filter(({ remindMinutes }) => remindMinutes !== noReminder)
  return [...stored, ...wanted.map((event) => ({ ...event, isActivity: 0 }))]
    .toSorted(byDayAndClock)
    .slice(0, most)
}

const isWanted = (remindMinutes: Expression<number | null>) =>
  sql<boolean>`(${remindMinutes} is null or ${remindMinutes} <> ${noReminder})`

/** How many prayers each of these users has, and how many are answered. Who has none is not listed. */
export const prayerCounts = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('prayers')
    .select((eb) => ['userId', count().as('total'), count(eb('isAnswered', '=', 1)).as('answered')])
    .where('userId', 'in', userIds)
    .groupBy('userId')

/** How many goals each of these users has. Who has none is not listed. */
export const goalCounts = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('goals')
    .select(['userId', count().as('total')])
    .where('userId', 'in', userIds)
    .groupBy('userId')

/** What tells who needs a user. */
export const peopleToPlan = (db: Db, userId: string) =>
  db
    .selectFrom('people')
    .select(['id', 'name', 'place', 'birthday', 'dates', 'contactDays', 'laterUntil', 'mergedIds'])
    .where('userId', '=', userId)

export const careEntriesToPlan = (db: Db, userId: string) =>
  db.selectFrom('care-entries').select(['id', 'personIds', 'date', 'followUp']).where('userId', '=', userId)

const kind = (name: 'event' | 'activity') => sql<typeof name>`${sql.lit(name)}`

export const entriesToPlan = (db: Db, userIds: readonly string[], from: IsoDate, to: IsoDate) => {
  const events = db
    .selectFrom('events')
    .select(['userId', 'id', 'date', 'startMinute', 'remindMinutes', kind('event').as('kind')])
    .where('userId', 'in', userIds)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(isShownAsStored)
  const activities = db
    .selectFrom('activities')
    .select(['userId', 'id', 'date', 'startMinute', 'remindMinutes', kind('activity').as('kind')])
    .where('userId', 'in', userIds)
    .where('date', '>=', from)
    .where('date', '<=', to)
  return events.unionAll(activities)
}

export const sermonsToPlan = (db: Db, userIds: readonly string[], from: IsoDate, to: IsoDate) =>
  db
    .selectFrom('sermons')
    .select(['userId', 'id', 'date'])
    .where('userId', 'in', userIds)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('status', 'in', ['not_started', 'in_progress'])
    .where('couldBePreached', '=', 0)

/** Of a user's unanswered prayers, how many are remembered at which time. */
export const prayersToPlan = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('prayers')
    .select(['userId', 'remindAt', count().as('count')])
    .where('userId', 'in', userIds)
    .where('remindAt', 'is not', null)
    .where('isAnswered', '=', 0)
    .groupBy(['userId', 'remindAt'])
