import { randomUUID } from 'node:crypto'
import type { Db } from './connect.ts'

/** The random name of this database's history. Whoever has seen numbers of another epoch cannot compare them with those of this one. */
export async function readEpoch(db: Db): Promise<string> {
  const { epoch } = await db.selectFrom('databaseEpoch').select('epoch').executeTakeFirstOrThrow()
  return epoch
}

/** After a backup was restored: what happened after it was made is not in this history. */
export async function renewEpoch(db: Db, now: number): Promise<void> {
  await db.updateTable('databaseEpoch').set({ epoch: randomUUID(), restoredAt: now }).execute()
}
