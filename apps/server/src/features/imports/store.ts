import type { ImportState, ImportSummary } from '@stillwater/contract/export/imports'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { PreparedEntry } from './prepared-entry.ts'

/** An import of a user. */
export interface ImportKey {
  readonly userId: string
  readonly id: string
}

export type ImportRow = Selectable<Tables['imports']>

export const toState = ({ id, step, entries, summary, replaced, message }: ImportRow): ImportState => ({
  id,
  step: step as ImportState['step'],
  entries,
  summary: summary === null ? null : (JSON.parse(summary) as ImportSummary),
  replaced: replaced === 1,
  message,
})

/** Instead of an earlier one that was not finished. One that is sent again is left as it is. */
export async function addImport(db: Db, row: Insertable<Tables['imports']>): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('userId', '=', row.userId)
    .where('id', '!=', row.id)
    .where('step', '!=', 'importing')
    .execute()
  await db
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
    .execute()
}

export const importWith = (db: Db, { userId, id }: ImportKey): Promise<ImportRow | undefined> =>
  db.selectFrom('imports').selectAll().where('userId', '=', userId).where('id', '=', id).executeTakeFirst()

/** Moves an import on if it is at one of these steps. False where it is not. */
export async function moveOn(
  db: Db,
  { userId, id }: ImportKey,
  from: readonly ImportState['step'][],
  changes: Updateable<Tables['imports']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('step', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeImport(db: Db, { userId, id }: ImportKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function addPiece(
  db: Db,
  { userId, id }: ImportKey,
  index: number,
  data: Uint8Array,
): Promise<void> {
  await db
    .insertInto('importPieces')
    .values({ userId, importId: id, index, data })
    .onConflict((conflict) => conflict.columns(['userId', 'importId', 'index']).doNothing())
    .execute()
}

export const countPieces = async (db: Db, { userId, id }: ImportKey): Promise<number> =>
  (
    await db
      .selectFrom('importPieces')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('importId', '=', id)
      .executeTakeFirstOrThrow()
  ).count

export const pieceOf = async (db: Db, { userId, id }: ImportKey, index: number): Promise<Uint8Array | null> =>
  (
    await db
      .selectFrom('importPieces')
      .select('data')
      .where('userId', '=', userId)
      .where('importId', '=', id)
      .where('index', '=', index)
      .executeTakeFirst()
  )?.data ?? null

/** Few enough values for one statement. */
const rowsAtOnce = 50

export async function addEntries(
  db: Db,
  { userId, id }: ImportKey,
  from: number,
  entries: readonly PreparedEntry[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < entries.length; at += rowsAtOnce) {
      const rows = entries
        .slice(at, at + rowsAtOnce)
        .map((entry, n) => ({ userId, importId: id, index: from + at + n, ...entry }))
      await trx.insertInto('importEntries').values(rows).execute()
    }
  })
}

/** Few enough values for one statement of what they become, and few enough bytes for the memory. */
const [mostTogether, mostBytes] = [200, 1_000_000]

/** The next entries after one of them, in their order: of one part of the file, and as many as are brought in together. */
export async function entriesAfter(db: Db, { userId, id }: ImportKey, index: number) {
  const entries = db
    .selectFrom('importEntries')
    .where('userId', '=', userId)
    .where('importId', '=', id)
    .where('index', '>', index)
    .orderBy('index')
  const sizes = await entries
    .select([
      'index',
      'section',
      sql<number>`octet_length(entry) + coalesce(octet_length(body), 0)`.as('bytes'),
    ])
    .limit(mostTogether)
    .execute()
  let [count, sum] = [0, 0]
  for (const { section, bytes } of sizes) {
    sum += bytes
    if (section !== sizes[0]?.section || (count > 0 && sum > mostBytes)) break
    count += 1
  }
  return count === 0 ? [] : entries.selectAll().limit(count).execute()
}

/** What is no longer needed of an import, a little at a time: on SQLite others wait for each time. */
export async function forget(
  db: Db,
  { userId, id }: ImportKey,
  table: 'importPieces' | 'importEntries',
): Promise<void> {
  const rows = db.selectFrom(table).where('userId', '=', userId).where('importId', '=', id)
  for (;;) {
    const next = await rows.select('index').orderBy('index').limit(rowsAtOnce).execute()
    const last = next.at(-1)
    if (last === undefined) return
    await db
      .deleteFrom(table)
      .where('userId', '=', userId)
      .where('importId', '=', id)
      .where('index', '<=', last.index)
      .execute()
  }
}

export async function removeOldImports(db: Db, before: number): Promise<void> {
  await db.deleteFrom('imports').where('createdAt', '<', before).execute()
  // Of those at which a server was stopped after the end.
  const ended = await db
    .selectFrom('imports')
    .select(['userId', 'id'])
    .where('step', 'in', ['done', 'failed'])
    .execute()
  for (const key of ended) await forget(db, key, 'importEntries')
}
