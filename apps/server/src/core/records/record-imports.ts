/** Records that came from files together, and can be taken back together. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { oneByOne, type RestoredEntry, type Restorer } from './restorers.ts'

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

const idsColumn = { sermonImports: 'sermonIds', peopleImports: 'personIds' } as const

/** Nobody's storage counts them. Room for the ids of a full account six times over: whoever really imports never gets there. */
const mostBytes = 5_000_000
/** What one takes beside its ids. */
const rowBytes = 1000

/** Brings in which records came together. One that is there stays; those that can no longer be undone go. */
export const importsRestorer =
  <T extends ImportTable>(
    table: T,
    keptFor: number,
    rowOf: (entry: RestoredEntry) => Omit<Insertable<Tables[T]> & ImportColumns, 'userId' | 'storedAt'>,
  ): Restorer =>
  async (restoring, entries) => {
    const { trx, caller, now } = restoring
    const results = await oneByOne(async (_, entry) => {
      const row = { ...rowOf(entry), userId: caller.userId, storedAt: now }
      const { numInsertedOrUpdatedRows = 0n } = await shared(trx)
        .insertInto(named(table))
        .values(row)
        .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n ? 'added' : 'same'
    })(restoring, entries)
    await removeOld(trx, table, caller.userId, now - keptFor)
    return results
  }

async function removeOld(db: Db, table: ImportTable, userId: string, before: number): Promise<void> {
  const ofUser = await shared(db)
    .selectFrom(named(table))
    .select(['id', 'storedAt', sql<number>`octet_length(${sql.ref(idsColumn[table])})`.as('idBytes')])
    .where('userId', '=', userId)
    .orderBy('storedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  let bytes = 0
  for (const { id, storedAt, idBytes } of ofUser) {
    bytes += idBytes + rowBytes
    if (bytes > mostBytes || storedAt < before) await removeImport(db, table, userId, id)
  }
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
