import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { Deps } from '#core/deps.ts'
import { notFound } from '#core/errors.ts'
import { bytesOf, countUsage } from '#core/usage.ts'

type BodyRow = Selectable<Tables['sermonBodies']>

/** A sermon of a user. */
export interface SermonKey {
  readonly userId: string
  readonly sermonId: string
}

const bodyOf = (db: Db, { userId, sermonId }: SermonKey) =>
  db
    .selectFrom('sermonBodies')
    .selectAll()
    .where('userId', '=', userId)
    .where('sermonId', '=', sermonId)
    .executeTakeFirst()

const sermonOf = (db: Db, { userId, sermonId }: SermonKey) =>
  db.selectFrom('sermons').selectAll().where('userId', '=', userId).where('id', '=', sermonId)

export interface StoredSermon {
  readonly notes: string | null
  readonly body: BodyRow | undefined
}

/** Throws where the user has no such sermon: a body without one is as missing as the sermon. */
export async function readSermon(db: Db, key: SermonKey): Promise<StoredSermon> {
  const sermon = await sermonOf(db, key).executeTakeFirst()
  if (sermon === undefined) throw notFound()
  return { notes: sermon.notes, body: await bodyOf(db, key) }
}

/**
 * Stores a body that was merged from the one with the number `seq`. Answers false, having done nothing, where another change has come
 * in between. The sermon is locked first, as in every write of what belongs to it.
 */
export const storeBody = (
  { db, engine, limits }: Pick<Deps, 'db' | 'engine' | 'limits'>,
  key: SermonKey,
  seq: number,
  changes: Omit<BodyRow, 'userId' | 'sermonId' | 'seq'>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const sermon = await sermonOf(trx, key)
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (sermon === undefined) throw notFound()
    const before = await bodyOf(trx, key)
    if ((before?.seq ?? 0) !== seq) return false
    const row = { ...key, ...changes, seq: seq + 1 }
    const { userId: _, sermonId: __, ...columns } = row
    await trx
      .insertInto('sermonBodies')
      .values(row)
      .onConflict((conflict) => conflict.columns(['userId', 'sermonId']).doUpdateSet(columns))
      .execute()
    await countUsage(trx, key.userId, { bodyBytes: bytesOf(row) - bytesOf(before ?? {}) }, limits)
    return true
  })
