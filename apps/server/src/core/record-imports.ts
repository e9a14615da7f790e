/** Records that came from files together, and can be taken back together. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Db } from './database/connect.ts'
import type { Tables } from './database/tables.ts'

type ImportTable = 'sermonImports' | 'peopleImports'

interface ImportColumns {
  readonly userId: string
  readonly id: string
  readonly importedAt: number
  readonly storedAt: number
}

/** The tables differ only in what they call the ids. */
const shared = (db: Db) => db as unknown as Kysely<{ imports: ImportColumns }>
const named = (table: ImportTable) => table as 'imports'

/** Each holds thousands of ids, which nobody's storage counts. */
const mostKept = 20

/** Answers whether it was not there yet. Those that can no longer be undone, and the oldest beyond the most, go. */
export async function addImport<T extends ImportTable>(
  db: Db,
  table: T,
  row: Insertable<Tables[T]> & ImportColumns,
  before: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await shared(db)
    .insertInto(named(table))
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
    .executeTakeFirst()
  const ofUser = await shared(db)
    .selectFrom(named(table))
    .select(['id', 'storedAt'])
    .where('userId', '=', row.userId)
    .orderBy('storedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const [index, { id, storedAt }] of ofUser.entries())
    if (index >= mostKept || storedAt < before) await removeImport(db, table, row.userId, id)
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Those that were stored since, latest first. */
export async function importsSince<T extends ImportTable>(
  db: Db,
  table: T,
  userId: string,
  since: number,
): Promise<Selectable<Tables[T]>[]> {
  const rows: unknown = await shared(db)
    .selectFrom(named(table))
    .selectAll()
    .where('userId', '=', userId)
    .where('storedAt', '>=', since)
    .orderBy('storedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as Selectable<Tables[T]>[]
}

async function removeImport(db: Db, table: ImportTable, userId: string, id: string): Promise<void> {
  await shared(db).deleteFrom(named(table)).where('userId', '=', userId).where('id', '=', id).execute()
}

/** Few at a time: on SQLite they block all other writes. */
const atOnce = 50

interface Imported {
  readonly id: string
  readonly isUntouched: boolean
}

interface Undoing<Record extends Imported> {
  readonly table: ImportTable
  readonly userId: string
  readonly importId: string
  readonly recordIds: readonly string[]
  /** Those of some records that there are, locked. */
  readonly lock: (trx: Db, ids: readonly string[]) => Promise<readonly Record[]>
  readonly remove: (trx: Db, id: string) => Promise<void>
}

/** Takes back what nobody has changed since, and answers the rest. In steps that can be repeated: the import is there until the last one is done. */
export async function undoImport<Record extends Imported>(
  db: Db,
  { table, userId, importId, recordIds, lock, remove }: Undoing<Record>,
): Promise<{ removed: number; kept: Record[] }> {
  const kept: Record[] = []
  let removed = 0
  for (let at = 0; at < recordIds.length; at += atOnce) {
    const records = await db.transaction().execute(async (trx) => {
      const locked = await lock(trx, recordIds.slice(at, at + atOnce))
      for (const { id, isUntouched } of locked) if (isUntouched) await remove(trx, id)
      return locked
    })
    kept.push(...records.filter(({ isUntouched }) => !isUntouched))
    removed += records.filter(({ isUntouched }) => isUntouched).length
    // Other requests come in between.
    await new Promise(setImmediate)
  }
  await removeImport(db, table, userId, importId)
  return { removed, kept }
}
