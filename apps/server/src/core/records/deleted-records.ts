import {
  isRecordPart,
  type ParentName,
  parentFields,
  type RecordPart,
} from '@stillwater/contract/records/record-names'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { everyHour } from '../every-hour.ts'
import { indexRecords, type SearchRow } from './search-index.ts'
import { countUsage } from './usage.ts'

const day = 86_400_000
/** For so long a delete can be undone, also by a device that was offline. */
const keptFor = 30 * day

/** What a part takes of the user's storage: as a record, as bytes of bodies, or nothing worth counting. */
type Counted = 'record' | 'body' | 'nothing'

interface PartTable {
  readonly counted: Counted
  /** The columns whose bytes count. */
  readonly columns: readonly string[]
}

interface Parent {
  /** The table that remembers which are deleted. */
  readonly deleted: 'deletedSermons' | 'deletedPrayers'
  readonly tables: Readonly<Record<string, PartTable>>
}

/** What belongs to records of these types, and goes and comes back with them. */
const parents: Record<ParentName, Parent> = {
  sermons: {
    deleted: 'deletedSermons',
    tables: {
      'sermon-notes': { counted: 'record', columns: ['id', 'userId', 'sermonId', 'text'] },
      'sermon-links': { counted: 'record', columns: ['id', 'userId', 'sermonId', 'title', 'url'] },
      deliveries: { counted: 'record', columns: ['id', 'userId', 'sermonId', 'date', 'place', 'note'] },
      sermonBodies: {
        counted: 'body',
        columns: ['userId', 'sermonId', 'state', 'vector', 'text', 'device', 'sessionId'],
      },
      sermonVersions: {
        counted: 'body',
        columns: ['userId', 'sermonId', 'id', 'device', 'reason', 'blocks'],
      },
    },
  },
  prayers: {
    deleted: 'deletedPrayers',
    tables: {
      'prayer-updates': { counted: 'record', columns: ['id', 'userId', 'prayerId', 'date', 'text'] },
      prayerMarks: { counted: 'nothing', columns: ['date'] },
    },
  },
}

/** A record that others belong to. */
interface ParentKey {
  readonly userId: string
  readonly id: string
}

type PartDeps = Pick<Deps, 'engine' | 'limits'>

/** With its record deleted, what belongs to it takes no room and is not found. It is kept for a while, in case the delete is undone. */
export async function setPartsAside(
  trx: Db,
  { limits }: PartDeps,
  parent: ParentName,
  key: ParentKey,
  now: number,
): Promise<void> {
  const { rows, records, bytes, bodyBytes } = await usageOfParts(trx, parent, key)
  if (rows === 0) return
  await countUsage(trx, key.userId, { records: -records, bytes: -bytes, bodyBytes: -bodyBytes }, limits)
  await sql`
    insert into ${sql.table(parents[parent].deleted)} ("userId", ${idColumn(parent)}, "deletedAt", bytes)
    values (${key.userId}, ${key.id}, ${now}, ${bytes + bodyBytes})
  `.execute(trx)
  for (const kind of recordPartsOf(parent)) {
    await sql`
      delete from "searchTexts" where "userId" = ${key.userId} and kind = ${kind}
      and "recordId" in (select id from ${sql.table(kind)} where ${belongsTo(parent, key)})
    `.execute(trx)
  }
  await forgetBeyond(trx, parent, key.userId, limits.bytes)
}

/** A record that comes back has everything again that belonged to it. Answers whether there was anything. */
export async function bringPartsBack(
  trx: Db,
  { engine, limits }: PartDeps,
  parent: ParentName,
  key: ParentKey,
): Promise<boolean> {
  const deleted = await sql`
    delete from ${sql.table(parents[parent].deleted)} where ${belongsTo(parent, key)} returning "userId"
  `.execute(trx)
  if (deleted.rows.length === 0) return false
  const { records, bytes, bodyBytes } = await usageOfParts(trx, parent, key)
  await countUsage(trx, key.userId, { records, bytes, bodyBytes }, limits)
  for (const kind of recordPartsOf(parent)) {
    const parts = await sql<{ id: string }>`
      select id from ${sql.table(kind)} where ${belongsTo(parent, key)}
    `.execute(trx)
    // One at a time: each may be long.
    for (const { id } of parts.rows) {
      const { rows } = await sql<SearchRow>`
        select * from ${sql.table(kind)} where "userId" = ${key.userId} and id = ${id}
      `.execute(trx)
      await indexRecords(trx, engine, kind, rows)
    }
  }
  return true
}

const recordPartsOf = (parent: ParentName): RecordPart[] =>
  Object.keys(parents[parent].tables).filter(isRecordPart)

const idColumn = (parent: ParentName) => sql.ref(parentFields[parent])

const belongsTo = (parent: ParentName, { userId, id }: ParentKey): RawBuilder<unknown> =>
  sql`"userId" = ${userId} and ${idColumn(parent)} = ${id}`

async function usageOfParts(db: Db, parent: ParentName, key: ParentKey) {
  const sizes = Object.entries(parents[parent].tables).map(([table, { counted, columns }]) => {
    const bytes = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`)
    return sql`select ${sql.lit(counted)} as counted, ${sql.join(bytes, sql` + `)} as bytes
      from ${sql.table(table)} where ${belongsTo(parent, key)}`
  })
  const found = await sql<{ counted: Counted; rows: number; bytes: number }>`
    select counted, count(*) as rows, cast(coalesce(sum(bytes), 0) as bigint) as bytes
    from (${sql.join(sizes, sql` union all `)}) as sizes group by counted
  `.execute(db)
  const of = (wanted: Counted) => found.rows.find(({ counted }) => counted === wanted)
  return {
    rows: found.rows.reduce((sum, { rows }) => sum + rows, 0),
    records: of('record')?.rows ?? 0,
    bytes: of('record')?.bytes ?? 0,
    bodyBytes: of('body')?.bytes ?? 0,
  }
}

type Deleted = ParentKey & { readonly bytes: number }

/** What is kept of deleted records never takes more than their user may store: the oldest go first. */
async function forgetBeyond(trx: Db, parent: ParentName, userId: string, mostBytes: number): Promise<void> {
  const { rows } = await sql<Deleted>`
    select "userId", ${idColumn(parent)} as id, bytes from ${sql.table(parents[parent].deleted)}
    where "userId" = ${userId} order by "deletedAt" desc
  `.execute(trx)
  let bytes = 0
  for (const deleted of rows) {
    bytes += deleted.bytes
    if (bytes > mostBytes) await forget(trx, parent, deleted)
  }
}

async function forget(trx: Db, parent: ParentName, key: ParentKey): Promise<void> {
  const { deleted, tables } = parents[parent]
  for (const table of [...Object.keys(tables), deleted])
    await sql`delete from ${sql.table(table)} where ${belongsTo(parent, key)}`.execute(trx)
}

/** How many are forgotten in one transaction. */
const atOnce = 100

/** Forgets what belonged to records that were deleted long ago. Answers how many there were. */
export async function forgetDeleted(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  parent: ParentName,
  now: number,
): Promise<number> {
  // A record that is just coming back is left to that.
  const unlocked = engine === 'postgres' ? sql`for update skip locked` : sql``
  for (let count = 0; ;) {
    const forgotten = await db.transaction().execute(async (trx) => {
      const due = await sql<ParentKey>`
        select "userId", ${idColumn(parent)} as id from ${sql.table(parents[parent].deleted)}
        where "deletedAt" <= ${now - keptFor} limit ${sql.lit(atOnce)} ${unlocked}
      `.execute(trx)
      for (const key of due.rows) await forget(trx, parent, key)
      return due.rows.length
    })
    count += forgotten
    if (forgotten < atOnce) return count
  }
}

/** At the start and every hour. */
export function forgetDeletedOnTime(app: FastifyInstance, deps: Deps, parent: ParentName): void {
  everyHour(app, `what belonged to deleted ${parent} could not be removed`, () =>
    forgetDeleted(deps, parent, deps.clock()),
  )
}
