import { subscriptionLimits } from '@stillwater/contract/calendar/calendar-subscriptions'
import { addDays, type DateRange } from '@stillwater/contract/dates/dates'
import { type Selectable, sql, type SqlBool, type Updateable } from 'kysely'
import type { Db, Engine } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { AppError } from '#core/http/errors.ts'
import type { Lanes } from '#core/outgoing/lanes.ts'
import { lastDayOf, type StoredEvent } from './stored-event.ts'

export type SubscriptionRow = Selectable<Tables['calendarSubscriptions']>

const { subscriptions: most } = subscriptionLimits

export const subscriptionsOf = (db: Db, userId: string) =>
  db.selectFrom('calendarSubscriptions').selectAll().where('userId', '=', userId).orderBy('id')

export type NewSubscription = Pick<
  SubscriptionRow,
  'userId' | 'id' | 'address' | 'name' | 'color' | 'createdAt'
>

/** What is there already stays as it is. In a transaction. */
export async function addSubscription(trx: Db, added: NewSubscription): Promise<SubscriptionRow> {
  const rows = await subscriptionsOf(trx, added.userId).execute()
  const same = rows.find(({ id, address }) => id === added.id || address === added.address)
  if (same !== undefined) return same
  if (rows.length >= most) {
    throw new AppError(
      'quota_exceeded',
      `You can show ${most} other calendars. Remove one you no longer need, then try again.`,
    )
  }
  return trx
    .insertInto('calendarSubscriptions')
    .values({
      ...added,
      nextAt: added.createdAt,
      triedAt: null,
      isWaiting: 1,
      refreshedAt: null,
      etag: null,
      lastModified: null,
      contentHash: null,
      failingSince: null,
      fault: null,
      events: 0,
      isCut: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const subscription = (db: Db, userId: string, id: string) =>
  subscriptionsOf(db, userId).where('id', '=', id).executeTakeFirst()

export const changeSubscription = (
  db: Db,
  userId: string,
  id: string,
  changes: Updateable<Tables['calendarSubscriptions']>,
) =>
  db
    .updateTable('calendarSubscriptions')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Its events go with it. */
export async function removeSubscription(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('calendarSubscriptions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** A calendar that this server has claimed, and until when. */
export interface Claimed extends SubscriptionRow {
  readonly claimedUntil: number
}

/** How many are looked at to fill the lanes: several of them may be of one user. */
const seenAtOnce = 50

/** Of users who may use the server. Without those whose user has no lane left: they would hide what stands behind them. */
export const dueSubscriptions = (db: Db, engine: Engine, now: number, full: Lanes['full']) =>
  db
    .selectFrom('calendarSubscriptions')
    .selectAll()
    .where('nextAt', '<=', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'calendarSubscriptions.userId')
          .where('users.disabledAt', 'is', null)
          .where('users.deletesAt', 'is', null),
      ),
    )
    .$if(full.users.length > 0, (query) => query.where('userId', 'not in', full.users))
    .$call((query) =>
      full.origins.reduce(
        (rest, origin) =>
          rest.where(sql<SqlBool>`substr(address, 1, ${sql.lit(origin.length)}) <> ${origin}`),
        query,
      ),
    )
    .orderBy('nextAt')
    .orderBy('userId')
    .orderBy('id')
    .limit(seenAtOnce)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())

/**
 * Takes calendars that are due, as many as get a lane, and puts their next try off by the lease: while that lasts no other server
 * takes them, and when this one is killed they are tried again after it.
 */
export async function claimSubscriptions(
  db: Db,
  engine: Engine,
  now: number,
  lease: number,
  lanes: Lanes,
): Promise<Claimed[]> {
  const taken: Claimed[] = []
  if (lanes.isFull) return taken
  const claimedUntil = now + lease
  try {
    await db.transaction().execute(async (trx) => {
      const due = await dueSubscriptions(trx, engine, now, lanes.full).execute()
      for (const row of due.filter((each) => lanes.take({ ...each, endpoint: each.address }))) {
        taken.push({ ...row, claimedUntil })
        await changeSubscription(trx, row.userId, row.id, { nextAt: claimedUntil, triedAt: now })
      }
    })
  } catch (error) {
    for (const row of taken) lanes.release({ ...row, endpoint: row.address })
    throw error
  }
  return taken
}

/** Events of the same row are read together: a few, so that a month needs few of them. */
const perPart = 50

/** Notes what came of a try, with the events if they are others now. Not where the claim has ended or the calendar is gone. */
export async function settle(
  db: Db,
  { userId, id, claimedUntil }: Claimed,
  changes: Updateable<Tables['calendarSubscriptions']>,
  events?: readonly StoredEvent[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('calendarSubscriptions')
      .set({ ...changes, isWaiting: 0 })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .where('nextAt', '=', claimedUntil)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || events === undefined) return
    await trx
      .deleteFrom('subscribedEvents')
      .where('userId', '=', userId)
      .where('subscriptionId', '=', id)
      .execute()
    const parts = partsOf(events)
    if (parts.length === 0) return
    await trx
      .insertInto('subscribedEvents')
      .values(parts.map((part, index) => ({ userId, subscriptionId: id, part: index, ...part })))
      .execute()
  })
}

/** By date, so that few rows are on any day; repeating events apart from the others, because they are on many days. */
function partsOf(events: readonly StoredEvent[]): { firstDate: string; lastDate: string; events: string }[] {
  const sorted = [...events].sort((a, b) => (a.date < b.date ? -1 : 1))
  const apart = [
    sorted.filter(({ repeats }) => repeats !== undefined),
    sorted.filter(({ repeats }) => repeats === undefined),
  ]
  return apart.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / perPart) }, (_, index) => {
      const part = group.slice(index * perPart, (index + 1) * perPart)
      const last = part.map(lastDayOf).reduce((latest, date) => (date > latest ? date : latest))
      return { firstDate: part[0]?.date ?? last, lastDate: last, events: JSON.stringify(part) }
    }),
  )
}

/** Two clocks show days that are at most two apart. */
const clocksApart = 2

/** The stored events that may be on a day of a range, on whichever clock. */
export const partsIn = (db: Db, userId: string, { from, to }: DateRange) =>
  db
    .selectFrom('subscribedEvents')
    .select(['subscriptionId', 'part', 'events'])
    .where('userId', '=', userId)
    .where('lastDate', '>=', addDays(from, -clocksApart))
    .where('firstDate', '<=', addDays(to, clocksApart))
    .orderBy('subscriptionId')
    .orderBy('part')
