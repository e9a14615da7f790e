import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { Deps } from '#core/deps.ts'

export type SermonImportRow = Selectable<Tables['sermonImports']>

/** Each holds up to a thousand ids, which nobody's storage counts. */
const mostKept = 20

/** Answers whether it was not there yet. Those that can no longer be undone, and the oldest beyond the most, go. */
export async function addSermonImport(
  db: Db,
  row: Insertable<Tables['sermonImports']>,
  before: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sermonImports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
    .executeTakeFirst()
  const ofUser = await db
    .selectFrom('sermonImports')
    .select(['id', 'storedAt'])
    .where('userId', '=', row.userId)
    .orderBy('storedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const [index, { id, storedAt }] of ofUser.entries())
    if (index >= mostKept || storedAt < before) await removeSermonImport(db, row.userId, id)
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Those that were stored since, latest first. */
export const sermonImportsSince = (db: Db, userId: string, since: number): Promise<SermonImportRow[]> =>
  db
    .selectFrom('sermonImports')
    .selectAll()
    .where('userId', '=', userId)
    .where('storedAt', '>=', since)
    .orderBy('storedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function removeSermonImport(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('sermonImports').where('userId', '=', userId).where('id', '=', id).execute()
}

interface ImportedSermon {
  readonly id: string
  readonly title: string
  readonly isUntouched: boolean
}

/** Those of some sermons that there are. They are locked, as in every write of what belongs to them. */
export async function lockImported(
  trx: Db,
  engine: Deps['engine'],
  userId: string,
  ids: readonly string[],
  importedAt: number,
): Promise<ImportedSermon[]> {
  const sermons = await trx
    .selectFrom('sermons')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  const written = await trx
    .selectFrom('sermonBodies')
    .select('sermonId')
    .where('userId', '=', userId)
    .where('sermonId', 'in', ids)
    .where('seq', '>', 1)
    .execute()
  const preached = await trx
    .selectFrom('deliveries')
    .select('sermonId')
    .where('userId', '=', userId)
    .where('sermonId', 'in', ids)
    .execute()
  const changed = new Set([...written, ...preached].map(({ sermonId }) => sermonId))
  return sermons.map(({ id, title, version, createdAt, studyNotes, links }) => ({
    id,
    title,
    isUntouched:
      version === 1 && createdAt === importedAt && studyNotes === 0 && links === 0 && !changed.has(id),
  }))
}
