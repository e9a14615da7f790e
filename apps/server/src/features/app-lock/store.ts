import { newId } from '@stillwater/contract/records/new-id'
import type { Db } from '#core/database/connect.ts'

/** More devices than anybody locks. Browsers that were thrown away leave theirs behind, so the oldest make way. */
export const mostDeviceKeys = 100

export function addDeviceKey(db: Db, userId: string, key: string, now: number) {
  return db.transaction().execute(async (trx) => {
    const id = newId(now)
    await trx.insertInto('deviceKeys').values({ id, userId, key, createdAt: now }).execute()
    const newest = trx
      .selectFrom('deviceKeys')
      .select('id')
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(mostDeviceKeys)
    await trx.deleteFrom('deviceKeys').where('userId', '=', userId).where('id', 'not in', newest).execute()
    return { id }
  })
}

export const findDeviceKey = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('deviceKeys')
    .select('key')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()

export async function removeDeviceKey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('deviceKeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
