import type { Selectable } from 'kysely'
import type { Db, Engine } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

/** A message that this server has claimed, with the device that it is for. */
export interface Claimed extends Pick<
  Selectable<Tables['pushes']>,
  'id' | 'userId' | 'subscriptionId' | 'kind' | 'body' | 'usefulUntil' | 'attempts'
> {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export type NewPush = Omit<Tables['pushes'], 'attempts' | 'sentAt'>

/** Both engines take many more values than this at once. */
const rowsAtOnce = 500

/** What is there already stays as it is: a reminder goes to a device once. */
export async function addPushes(db: Db, pushes: readonly NewPush[]): Promise<void> {
  for (let start = 0; start < pushes.length; start += rowsAtOnce) {
    await db
      .insertInto('pushes')
      .values(pushes.slice(start, start + rowsAtOnce).map((push) => ({ ...push, attempts: 0, sentAt: null })))
      .onConflict((conflict) =>
        conflict.columns(['userId', 'subscriptionId', 'kind', 'subject', 'dueAt']).doNothing(),
      )
      .execute()
  }
}

/**
 * Takes messages that are due and puts the time of their next try off by the lease: while that lasts no other server takes them, and
 * when this one is killed they are tried again after it.
 */
export async function claimPushes(
  db: Db,
  engine: Engine,
  now: number,
  lease: number,
  limit: number,
): Promise<Claimed[]> {
  const claimed = await db
    .updateTable('pushes')
    .set((eb) => ({ sendAt: now + lease, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', duePushes(db, engine, now, limit))
    .returning(['id', 'userId', 'subscriptionId', 'kind', 'body', 'usefulUntil', 'attempts'])
    .execute()
  if (claimed.length === 0) return []
  const devices = await db
    .selectFrom('pushSubscriptions')
    .select(['userId', 'id', 'endpoint', 'p256dh', 'auth'])
    .where('userId', 'in', [...new Set(claimed.map(({ userId }) => userId))])
    .execute()
  const byKey = new Map(devices.map((device) => [`${device.userId} ${device.id}`, device]))
  return claimed.flatMap((push) => {
    const device = byKey.get(`${push.userId} ${push.subscriptionId}`)
    // Taken away this very moment, and its messages with it.
    if (device === undefined) return []
    const { endpoint, p256dh, auth } = device
    return [{ ...push, endpoint, p256dh, auth }]
  })
}

export const duePushes = (db: Db, engine: Engine, now: number, limit: number) =>
  db
    .selectFrom('pushes')
    .select('id')
    .where('sendAt', '<=', now)
    .orderBy('sendAt')
    .limit(limit)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())

/** Done with: sent, or given up where `sentAt` is null. */
export async function finishPushes(db: Db, ids: readonly string[], sentAt: number | null): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('pushes').set({ sendAt: null, sentAt }).where('id', 'in', ids).execute()
}

export async function postponePush(db: Db, id: string, sendAt: number): Promise<void> {
  await db.updateTable('pushes').set({ sendAt }).where('id', '=', id).execute()
}

/** What fell due before this is not planned again, so that the proof that it was sent is not needed any more. */
export async function dropOldPushes(db: Db, before: number): Promise<void> {
  await db.deleteFrom('pushes').where('dueAt', '<', before).where('sendAt', 'is', null).execute()
}
