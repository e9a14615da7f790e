import { weekAhead } from '@stillwater/contract/dashboard'
import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import { sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import { byDayAndClock, isShownAsStored, occurrencesIn } from '#core/dates/occurrences.ts'

/** What is prepared for a Sunday; of several the newest. What was put away is not prepared. */
export const sermonQuery = (db: Db, userId: string, sunday: IsoDate) =>
  db
    .selectFrom('sermons')
    .select(['id', 'title', 'status', 'progress'])
    .where('userId', '=', userId)
    .where('date', '=', sunday)
    .where('status', '!=', 'archived')
    .orderBy('id', 'desc')
    .limit(1)

export const answeredQuery = (db: Db, userId: string, from: IsoDate, to: IsoDate) =>
  db
    .selectFrom('prayers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('dateAnswered', '>=', from)
    .where('dateAnswered', '<=', to)
    .where('isAnswered', '=', 1)

export const rhythmQuery = (db: Db, userId: string) =>
  db.selectFrom('planSettings').select('rhythm').where('userId', '=', userId)

/** The days after today, without today itself. */
const daysAfter = (today: IsoDate) => ({ from: addDays(today, 1), to: addDays(today, weekAhead.days) })

/** Events and activities in one order of day and clock; what names no time is last on its day. */
export function comingQuery(db: Db, userId: string, today: IsoDate) {
  const { from, to } = daysAfter(today)
  const events = db
    .selectFrom('events')
    .select(['id', 'title', 'date', 'startMinute', 'startTime as time', sql.lit('event').as('kind')])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(isShownAsStored)
  const activities = db
    .selectFrom('activities')
    .select(['id', 'title', 'date', 'startMinute', 'time', sql.lit('activity').as('kind')])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
  const both = events.unionAll(activities)
  return db
    .selectFrom(both.as('coming'))
    .select(['id', 'title', 'date', 'startMinute', 'time', 'kind'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('date')
    .orderBy(sql`coalesce("startMinute", 1440)`)
    .orderBy('id')
    .limit(weekAhead.entries)
}

/** The first of them and how many there are, with the dates of repeating events. */
export async function comingOf(db: Db, userId: string, today: IsoDate) {
  const { from, to } = daysAfter(today)
  const [stored, occurrences] = await Promise.all([
    comingQuery(db, userId, today).execute(),
    occurrencesIn(db, [userId], { from, to }),
  ])
  const repeated = occurrences
    .filter(({ date }) => date >= from)
    .map(({ startTime: time, ...event }) => ({ ...event, time, kind: 'event' }))
  return {
    coming: [...stored, ...repeated].toSorted(byDayAndClock).slice(0, weekAhead.entries),
    count: (stored[0]?.total ?? 0) + repeated.length,
  }
}
