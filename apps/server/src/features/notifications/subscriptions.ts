import { ECDH } from 'node:crypto'
import { type NewPushSubscriptionSchema, pushSubscriptionId } from '@stillwater/contract/notifications'
import type * as z from 'zod/mini'
import type { Db, Engine } from '#core/database/connect.ts'
import { AppError, invalid, notFound } from '#core/http/errors.ts'
import { sessionIdle, sessionLife } from '#core/sessions/sessions.ts'
import { isPublicUrl } from '#core/outgoing/public-address.ts'
import { changeSettings } from './settings.ts'

/** More than anyone uses; beyond this the oldest is removed. */
const most = 20

interface Owner {
  readonly userId: string
  readonly sessionHash: string
}

type NewSubscription = z.output<typeof NewPushSubscriptionSchema>

/** A device that subscribes again changes what is stored of it. */
export async function addSubscription(
  { db, engine }: { readonly db: Db; readonly engine: Engine },
  { userId, sessionHash }: Owner,
  now: number,
  { endpoint, keys, kinds }: NewSubscription,
  allowLocal: boolean,
): Promise<string> {
  if (!isPublicUrl(endpoint, allowLocal)) {
    throw invalid({ endpoint: 'This is not a push service’s address' })
  }
  if (!isPoint(keys.p256dh)) throw invalid({ keys: 'These keys are not valid' })
  const id = await pushSubscriptionId(endpoint)
  // Written in one way, so that devices on one host are told by how their addresses begin.
  const device = { sessionHash, endpoint: new URL(endpoint).href, ...keys, kinds: [...new Set(kinds)].join() }
  await db.transaction().execute(async (trx) => {
    // It may have been ended since the request came in; from here on it waits until the device is written.
    const session = await trx
      .selectFrom('sessions')
      .select('tokenHash')
      .where('tokenHash', '=', sessionHash)
      .$if(engine === 'postgres', (query) => query.forShare())
      .executeTakeFirst()
    if (session === undefined) throw new AppError('not_signed_in', 'Please sign in to continue.')
    // The same browser under another account, which did not sign out: its reminders must not show here any more.
    await trx
      .deleteFrom('pushSubscriptions')
      .where('id', '=', id)
      .where('userId', '!=', userId)
      .where('p256dh', '=', keys.p256dh)
      .where('auth', '=', keys.auth)
      .execute()
    await trx
      .insertInto('pushSubscriptions')
      .values({ userId, id, createdAt: now, ...device })
      .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet(device))
      .execute()
    await dropOldest(trx, userId)
    await changeSettings(trx, userId, now)
  })
  return id
}

async function dropOldest(db: Db, userId: string): Promise<void> {
  const surplus = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(most)
    .limit(100)
    .execute()
  for (const { id } of surplus) await deleteSubscription(db, userId, id)
}

export const deleteSubscription = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** Since when it has not been reached; null when it has. */
export const noteFailing = (
  db: Db,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
  failingSince: number | null,
) =>
  db
    .updateTable('pushSubscriptions')
    .set({ failingSince })
    .where('userId', '=', userId)
    .where('id', '=', subscriptionId)
    .execute()

/** Devices whose session has expired without signing out. */
export const dropEndedDevices = (db: Db, now: number) =>
  db
    .deleteFrom('pushSubscriptions')
    .where('sessionHash', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('tokenHash')
        .where((session) =>
          session.or([
            session('seenAt', '<=', now - sessionIdle),
            session('createdAt', '<=', now - sessionLife),
          ]),
        ),
    )
    .execute()

export async function removeSubscription(db: Db, userId: string, id: string): Promise<void> {
  if ((await deleteSubscription(db, userId, id)) === undefined) throw notFound()
}

/** Whether messages can be encrypted for it: not every row of bytes is a point of the curve. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
