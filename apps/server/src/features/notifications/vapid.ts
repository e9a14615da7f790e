import webPush from 'web-push'
import type { Db } from '#core/database/connect.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys that identify this Stillwater to push services: created once, stored with the data, shared by every server on it. */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  const stored = () =>
    db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).where('id', '=', 1).executeTakeFirst()
  const known = await stored()
  if (known !== undefined) return known
  // Servers that start at the same time create a pair each; only one is stored.
  await db
    .insertInto('pushKeys')
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await stored()) ?? Promise.reject(new Error('The keys for push messages could not be stored.'))
}
