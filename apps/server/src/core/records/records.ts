import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { RecordColumns, Tables } from '../database/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError, invalid, notFound } from '../http/errors.ts'
import type { KnownWords } from './indexed-words.ts'
import { newId } from '@stillwater/contract/records/new-id'
import { isRecordPart, parentFields, parentOf } from '@stillwater/contract/records/record-names'
import { lockParent, lockParents, parentIdOf, partExists } from './record-parts.ts'
import { indexRecords, isSearchable, type SearchRow, unindexRecord } from './search-index.ts'
import { bytesOf, countUsage } from './usage.ts'

/** The tables that hold records of a user. */
export type RecordTable = {
  [T in keyof Tables]: Tables[T] extends RecordColumns ? T : never
}[keyof Tables]

type Row<T extends RecordTable> = Selectable<Tables[T]>
/** The columns that a feature sets; the rest is set here. */
export type Content<T extends RecordTable> = Omit<Insertable<Tables[T]>, keyof RecordColumns>

function missingParent(part: string): AppError {
  const parent = isRecordPart(part) ? parentOf(part) : 'sermons'
  const word = parent === 'sermons' ? 'sermon' : 'prayer'
  return invalid({ [parentFields[parent]]: `We couldn’t find this ${word}. It may have been deleted.` })
}

/** What a record carries beside its owner and its content. */
export type RecordFacts = Omit<RecordColumns, 'userId'>

/** Runs in a transaction; joins the current one if there is one. */
const together = <R>(db: Db, work: (db: Db) => Promise<R>): Promise<R> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** The tables differ only in the columns a feature adds, so the shared columns can be queried in any of them. */
const shared = (db: Db) => db as unknown as Kysely<{ records: RecordColumns }>

/** What else a feature does in the transaction that writes a record. */
export interface RecordHooks<T extends RecordTable> {
  /** Answer the record as it is afterwards. */
  readonly added?: (trx: Db, row: Row<T>) => Promise<Row<T>>
  readonly changed?: (trx: Db, row: Row<T>) => Promise<Row<T>>
  readonly removed?: (trx: Db, row: Row<T>) => Promise<void>
  /** Words that the record is found by and that another table holds. */
  readonly searchText?: (trx: Db, row: Row<T>) => Promise<string>
}

/**
 * Adding, changing and removing records of one table. Every call names the owner, and there is no other way in: a record of
 * somebody else is as missing as one that does not exist. What the owner stores by it is counted here, whatever the table.
 */
export function recordStore<T extends RecordTable>(
  table: T,
  { engine, limits }: Pick<Deps, 'engine' | 'limits'>,
  hooks: RecordHooks<T> = {},
) {
  const records = table as unknown as 'records'
  const index = async (db: Db, rows: readonly object[], known?: KnownWords) => {
    if (!isSearchable(table)) return
    const texts: SearchRow[] = []
    for (const row of rows) {
      const more = await hooks.searchText?.(db, row as Row<T>)
      texts.push({ ...(row as SearchRow), ...(more !== undefined && { more }) })
    }
    await indexRecords(db, engine, table, texts, known)
  }

  const rowsOf = (db: Db, userId: string) =>
    shared(db)
      .selectFrom(records)
      .selectAll()
      .where('userId', '=', userId)
      .$if(isRecordPart(table), (query) => (isRecordPart(table) ? query.where(partExists(table)) : query))

  const rowOf = (db: Db, userId: string, id: string) => rowsOf(db, userId).where('id', '=', id)

  const get = async (db: Db, userId: string, id: string): Promise<Row<T> | undefined> =>
    (await rowOf(db, userId, id).executeTakeFirst()) as Row<T> | undefined

  /** What belongs to a record is written while that is locked, which is locked first as in every other write. */
  const lockParentOf = async (trx: Db, userId: string, part: object | undefined): Promise<boolean> =>
    !isRecordPart(table) ||
    (part !== undefined && (await lockParent(trx, engine, parentOf(table), userId, parentIdOf(table, part))))

  /** Of what is restored, all but what belongs to a record that is missing. Those that are there are locked, as above. */
  const withParents = async <R extends { readonly content: object }>(
    trx: Db,
    userId: string,
    restored: readonly R[],
  ): Promise<readonly R[]> => {
    if (!isRecordPart(table)) return restored
    const part = table
    const ids = new Set(restored.map(({ content }) => parentIdOf(part, content)))
    const there = await lockParents(trx, engine, parentOf(part), userId, [...ids])
    return restored.filter(({ content }) => there.has(parentIdOf(part, content)))
  }

  /** The record before the change, locked until the transaction ends. */
  const lock = async (trx: Db, userId: string, id: string): Promise<Row<T>> => {
    if (isRecordPart(table)) await lockParentOf(trx, userId, await get(trx, userId, id))
    const row = await rowOf(trx, userId, id)
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (row === undefined) throw notFound()
    return row as Row<T>
  }

  return {
    get,

    /** With an id that this owner has used before, answers what is stored: a create that is sent twice makes one record. */
    async add(
      db: Db,
      userId: string,
      now: number,
      id: string | undefined,
      content: Content<T>,
    ): Promise<Row<T>> {
      const row = { ...content, id: id ?? newId(now), userId, version: 1, createdAt: now, updatedAt: now }
      const added = await together(db, async (trx) => {
        if (!(await lockParentOf(trx, userId, content))) throw missingParent(table)
        const made = await shared(trx)
          .insertInto(records)
          .values(row)
          .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
          .returningAll()
          .executeTakeFirst()
        if (made === undefined) return undefined
        await countUsage(trx, userId, { records: 1, bytes: bytesOf(made) }, limits)
        const after = (await hooks.added?.(trx, made as unknown as Row<T>)) ?? made
        await index(trx, [after])
        return after
      })
      const stored = (added as Row<T> | undefined) ?? (await get(db, userId, row.id))
      if (stored === undefined) throw notFound()
      return stored
    },

    /** Those of some records that there are. */
    getAll: async (db: Db, userId: string, ids: readonly string[]): Promise<Row<T>[]> =>
      ids.length === 0 ? [] : ((await rowsOf(db, userId).where('id', 'in', ids).execute()) as Row<T>[]),

    /**
     * Records as they were when they were exported, all at once. There are none with their ids. Answers the ids of those that are there
     * now: all but those whose sermon or prayer is missing.
     */
    async restore(
      trx: Db,
      userId: string,
      restored: readonly { readonly facts: RecordFacts; readonly content: Content<T> }[],
      known?: KnownWords,
    ): Promise<Set<string>> {
      const owned = await withParents(trx, userId, restored)
      const rows = owned.map(({ facts, content }) => ({ ...content, ...facts, userId }))
      if (rows.length === 0) return new Set()
      const made = await shared(trx).insertInto(records).values(rows).returningAll().execute()
      const bytes = made.reduce((sum, row) => sum + bytesOf(row), 0)
      await countUsage(trx, userId, { records: made.length, bytes }, limits)
      const after: object[] = []
      for (const row of made) after.push((await hooks.added?.(trx, row as unknown as Row<T>)) ?? row)
      await index(trx, after, known)
      return new Set(made.map(({ id }) => id))
    },

    /** Updates the record if it is still at `version`, if one is given; otherwise throws a conflict with the stored record. */
    update: (
      db: Db,
      userId: string,
      now: number,
      id: string,
      version: number | undefined,
      change: (before: Row<T>) => Partial<Content<T>>,
      show: (row: Row<T>) => unknown,
    ): Promise<Row<T>> =>
      together(db, async (trx) => {
        const before = await lock(trx, userId, id)
        const current = (before as RecordColumns).version
        if (version !== undefined && version !== current) {
          throw new AppError(
            'conflict',
            'This was changed on another device in the meantime. Nothing was overwritten.',
            { current: show(before) },
          )
        }
        const changed = await shared(trx)
          .updateTable(records)
          .set({ ...change(before), version: current + 1, updatedAt: now })
          .where('userId', '=', userId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await countUsage(trx, userId, { records: 0, bytes: bytesOf(changed) - bytesOf(before) }, limits)
        const after = (await hooks.changed?.(trx, changed as unknown as Row<T>)) ?? changed
        await index(trx, [after])
        return after as unknown as Row<T>
      }),

    remove: (db: Db, userId: string, id: string): Promise<void> =>
      together(db, async (trx) => {
        if (isRecordPart(table) && !(await lockParentOf(trx, userId, await get(trx, userId, id))))
          throw notFound()
        // The record first, as in every other write: two writes of one record wait for each other in one order.
        const gone = await shared(trx)
          .deleteFrom(records)
          .where('userId', '=', userId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (gone === undefined) throw notFound()
        await countUsage(trx, userId, { records: -1, bytes: -bytesOf(gone) }, limits)
        if (isSearchable(table)) await unindexRecord(trx, table, userId, id)
        await hooks.removed?.(trx, gone as unknown as Row<T>)
      }),
  }
}
