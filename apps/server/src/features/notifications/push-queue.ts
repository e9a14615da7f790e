import { type Expression, type ExpressionBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import type { Db, Engine } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { Lanes } from '#core/outgoing/lanes.ts'
import { laneLimits } from './lane-limits.ts'

/** A message that this server has claimed, with the device that it is for. */
export type Claimed = Pick<
  Selectable<Tables['pushes']>,
  'id' | 'userId' | 'subscriptionId' | 'kind' | 'subject' | 'body' | 'usefulUntil'
> &
  Pick<Selectable<Tables['pushSubscriptions']>, 'endpoint' | 'p256dh' | 'auth' | 'failingSince'>

export type NewPush = Omit<Tables['pushes'], 'sentAt'>

/** Both engines take many more values than this at once. */
const rowsAtOnce = 500
/** How many are looked at to fill the lanes: several of them may be of one user. */
const seenAtOnce = 4 * laneLimits.all

/** What is there already stays as it is: a reminder goes to a device once. */
export async function addPushes(db: Db, pushes: readonly NewPush[]): Promise<void> {
  for (let start = 0; start < pushes.length; start += rowsAtOnce) {
    await db
      .insertInto('pushes')
      .values(pushes.slice(start, start + rowsAtOnce).map((push) => ({ ...push, sentAt: null })))
      .onConflict((conflict) =>
        conflict.columns(['userId', 'subscriptionId', 'kind', 'subject', 'dueAt']).doNothing(),
      )
      .execute()
  }
}

/**
 * Takes messages that are due, as many as get a lane, and puts the time of their next try off by the lease: while that lasts no other
 * server takes them, and when this one is killed they are tried again after it.
 */
export async function claimPushes(
  db: Db,
  engine: Engine,
  now: number,
  lease: number,
  lanes: Lanes,
): Promise<Claimed[]> {
  const taken: Claimed[] = []
  if (lanes.isFull) return taken
  try {
    await db.transaction().execute(async (trx) => {
      const due = await withDevices(trx, await duePushes(trx, engine, now, lanes.full).execute())
      taken.push(...due.filter((push) => lanes.take(push)))
      if (taken.length === 0) return
      const ids = taken.map(({ id }) => id)
      await trx
        .updateTable('pushes')
        .set({ sendAt: now + lease })
        .where('id', 'in', ids)
        .execute()
    })
  } catch (error) {
    for (const push of taken) lanes.release(push)
    throw error
  }
  return taken
}

/** Without those whose user or host has no lane left: they would hide what stands behind them. */
export const duePushes = (db: Db, engine: Engine, now: number, full: Lanes['full']) =>
  db
    .selectFrom('pushes')
    .select(['id', 'userId', 'subscriptionId', 'kind', 'subject', 'body', 'usefulUntil'])
    .where('sendAt', '<=', now)
    .$if(full.users.length > 0, (query) => query.where('userId', 'not in', full.users))
    .$call((query) => full.origins.reduce((rest, origin) => rest.where(isNotAt(origin)), query))
    .orderBy('sendAt')
    .orderBy('id')
    .limit(seenAtOnce)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())

const isNotAt =
  (origin: string) =>
  (eb: ExpressionBuilder<Tables, 'pushes'>): Expression<SqlBool> => {
    const endpoint = eb
      .selectFrom('pushSubscriptions as device')
      .select('endpoint')
      .whereRef('device.userId', '=', 'pushes.userId')
      .whereRef('device.id', '=', 'pushes.subscriptionId')
    return sql`substr(${endpoint}, 1, ${sql.lit(origin.length)}) <> ${origin}`
  }

async function withDevices(
  db: Db,
  due: readonly Omit<Claimed, 'endpoint' | 'p256dh' | 'auth' | 'failingSince'>[],
): Promise<Claimed[]> {
  if (due.length === 0) return []
  const devices = await db
    .selectFrom('pushSubscriptions')
    .select(['userId', 'id', 'endpoint', 'p256dh', 'auth', 'failingSince'])
    .where('userId', 'in', [...new Set(due.map(({ userId }) => userId))])
    .execute()
  const byKey = new Map(devices.map(({ userId, id, ...device }) => [`${userId} ${id}`, device]))
  return due.flatMap((push) => {
    const device = byKey.get(`${push.userId} ${push.subscriptionId}`)
    // Taken away this very moment, and its messages with it.
    return device === undefined ? [] : [{ ...push, ...device }]
  })
}

/** Finished: sent, or dropped if `sentAt` is null. */
export async function finishPushes(db: Db, ids: readonly string[], sentAt: number | null): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('pushes').set({ sendAt: null, sentAt }).where('id', 'in', ids).execute()
}

/** With a message all others wait that are meant for its device: they would meet the same. */
export async function postponePushes(
  db: Db,
  { id, userId, subscriptionId }: Pick<Claimed, 'id' | 'userId' | 'subscriptionId'>,
  until: number,
): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ sendAt: until })
    .where('userId', '=', userId)
    .where('subscriptionId', '=', subscriptionId)
    .where((eb) => eb.or([eb('id', '=', id), eb('sendAt', '<', until)]))
    .execute()
}

/** What fell due before this is not planned again, so that the proof that it was sent is not needed any more. */
export async function dropOldPushes(db: Db, before: number): Promise<void> {
  await db.deleteFrom('pushes').where('dueAt', '<', before).where('sendAt', 'is', null).execute()
}
