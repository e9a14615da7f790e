import type { DateRange } from '@stillwater/contract/dates'
import type { IsoDate } from '@stillwater/contract/dates'
import { type Expression, sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'

/** More than anyone reads in a panel that keeps fifty. */
const most = 20

const count = (condition?: Expression<unknown>) =>
  condition === undefined
    ? sql<number>`cast(count(*) as integer)`
    : sql<number>`cast(count(case when ${condition} then 1 end) as integer)`

/** Sermons that are still being worked on. */
export const sermonsAhead = (db: Db, userId: string, { from, to }: DateRange) =>
  db
    .selectFrom('sermons')
    .select(['title', 'date'])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('status', 'in', ['not_started', 'in_progress'])
    .orderBy('date')
    .orderBy('id')
    .limit(most)

export const eventsOn = (db: Db, userId: string, { from, to }: DateRange) =>
  db
    .selectFrom('events')
    .select(['title', 'date', 'startTime'])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('startMinute', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(most)

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

export const eventsToPlan = (db: Db, userIds: readonly string[], from: IsoDate, to: IsoDate) =>
  db
    .selectFrom('events')
    .select(['userId', 'id', 'date', 'startMinute', 'remindMinutes'])
    .where('userId', 'in', userIds)
    .where('date', '>=', from)
    .where('date', '<=', to)

export const sermonsToPlan = (db: Db, userIds: readonly string[], from: IsoDate, to: IsoDate) =>
  db
    .selectFrom('sermons')
    .select(['userId', 'id', 'date'])
    .where('userId', 'in', userIds)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('status', 'in', ['not_started', 'in_progress'])

/** Of a user's unanswered prayers, how many are remembered at which time. */
export const prayersToPlan = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('prayers')
    .select(['userId', 'remindAt', count().as('count')])
    .where('userId', 'in', userIds)
    .where('remindAt', 'is not', null)
    .where('isAnswered', '=', 0)
    .groupBy(['userId', 'remindAt'])
