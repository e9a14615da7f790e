import { type SermonPart, sermonParts } from '@stillwater/contract/record-names'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { indexRecords } from '#core/search-index.ts'
import { countUsage } from '#core/usage.ts'
import { countParts } from './parts-store.ts'
import type { SermonKey } from './sermon-key.ts'

const day = 86_400_000
/** For so long a delete can be undone, also by a device that was offline. */
const keptFor = 30 * day

/** What belongs to a sermon, with the columns whose bytes count for the user's storage. */
const records: Record<SermonPart, readonly string[]> = {
  'sermon-notes': ['id', 'userId', 'sermonId', 'text'],
  'sermon-links': ['id', 'userId', 'sermonId', 'title', 'url'],
  deliveries: ['id', 'userId', 'sermonId', 'date', 'place', 'note'],
}
const bodies = {
  sermonBodies: ['userId', 'sermonId', 'state', 'vector', 'text', 'device'],
  sermonVersions: ['userId', 'sermonId', 'id', 'device', 'reason', 'blocks'],
} as const

type PartDeps = Pick<Deps, 'engine' | 'limits'>

/** With its sermon deleted, what belongs to it takes no room and is not found. It is kept for a while, in case the delete is undone. */
export async function setPartsAside(
  trx: Db,
  { limits }: PartDeps,
  key: SermonKey,
  now: number,
): Promise<void> {
  const usage = await usageOfParts(trx, key)
  const bytes = usage.bytes + usage.bodyBytes
  if (bytes === 0) return
  await countUsage(
    trx,
    key.userId,
    { records: -usage.records, bytes: -usage.bytes, bodyBytes: -usage.bodyBytes },
    limits,
  )
  await trx
    .insertInto('deletedSermons')
    .values({ ...key, deletedAt: now, bytes })
    .execute()
  for (const kind of sermonParts) {
    await trx
      .deleteFrom('searchTexts')
      .where('userId', '=', key.userId)
      .where('kind', '=', kind)
      .where('recordId', 'in', partsIn(trx, kind, key).select('id'))
      .execute()
  }
  await forgetBeyond(trx, key.userId, limits.bytes)
}

/** A sermon that comes back has everything again that belonged to it. */
export async function bringPartsBack(
  trx: Db,
  { engine, limits }: PartDeps,
  key: SermonKey,
): Promise<boolean> {
  const [deleted] = await trx
    .deleteFrom('deletedSermons')
    .where('userId', '=', key.userId)
    .where('sermonId', '=', key.sermonId)
    .returning('sermonId')
    .execute()
  if (deleted === undefined) return false
  await countUsage(trx, key.userId, await usageOfParts(trx, key), limits)
  await countParts(trx, key)
  for (const kind of sermonParts) {
    // One at a time: each may be long.
    for (const { id } of await partsIn(trx, kind, key).select('id').execute()) {
      const rows = await partsIn(trx, kind, key).selectAll().where('id', '=', id).execute()
      await indexRecords(trx, engine, kind, rows)
    }
  }
  return true
}

const partsIn = (db: Db, kind: SermonPart, { userId, sermonId }: SermonKey) =>
  db.selectFrom(kind).where('userId', '=', userId).where('sermonId', '=', sermonId)

async function usageOfParts(db: Db, key: SermonKey) {
  const own = await sizeIn(db, records, key)
  const { bytes: bodyBytes } = await sizeIn(db, bodies, key)
  return { records: own.rows, bytes: own.bytes, bodyBytes }
}

async function sizeIn(
  db: Db,
  tables: Readonly<Record<string, readonly string[]>>,
  { userId, sermonId }: SermonKey,
): Promise<{ rows: number; bytes: number }> {
  const sizes = Object.entries(tables).map(([table, columns]) => {
    const bytes = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`)
    return sql`select ${sql.join(bytes, sql` + `)} as bytes from ${sql.table(table)}
      where "userId" = ${userId} and "sermonId" = ${sermonId}`
  })
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select count(*) as rows, cast(coalesce(sum(bytes), 0) as bigint) as bytes
    from (${sql.join(sizes, sql` union all `)}) as sizes
  `.execute(db)
  return rows[0] ?? { rows: 0, bytes: 0 }
}

/** What is kept of deleted sermons never takes more than their user may store: the oldest go first. */
async function forgetBeyond(trx: Db, userId: string, mostBytes: number): Promise<void> {
  const deleted = await trx
    .selectFrom('deletedSermons')
    .select(['userId', 'sermonId', 'bytes'])
    .where('userId', '=', userId)
    .orderBy('deletedAt', 'desc')
    .execute()
  let bytes = 0
  for (const sermon of deleted) {
    bytes += sermon.bytes
    if (bytes > mostBytes) await forget(trx, sermon)
  }
}

async function forget(trx: Db, { userId, sermonId }: SermonKey): Promise<void> {
  const tables = [...sermonParts, 'sermonBodies', 'sermonVersions', 'deletedSermons'] as const
  for (const table of tables)
    await trx.deleteFrom(table).where('userId', '=', userId).where('sermonId', '=', sermonId).execute()
}

/** How many are forgotten in one transaction. */
const atOnce = 100

/** Forgets what belonged to sermons that were deleted long ago. Answers how many there were. */
export async function forgetDeleted(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  now: number,
): Promise<number> {
  for (let count = 0; ;) {
    const forgotten = await db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('deletedSermons')
        .select(['userId', 'sermonId'])
        .where('deletedAt', '<=', now - keptFor)
        .limit(atOnce)
        // A sermon that is just coming back is left to that.
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
        .execute()
      for (const key of due) await forget(trx, key)
      return due.length
    })
    count += forgotten
    if (forgotten < atOnce) return count
  }
}

const hour = 3_600_000

/** At the start and every hour, on any number of servers. */
export function forgetDeletedOnTime(app: FastifyInstance, deps: Deps): void {
  const sweep = async () => {
    try {
      await forgetDeleted(deps, deps.clock())
    } catch (error) {
      app.log.error({ err: error }, 'what belonged to deleted sermons could not be removed')
    }
  }
  app.addHook('onReady', sweep)
  const timer = setInterval(() => void sweep(), hour).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
