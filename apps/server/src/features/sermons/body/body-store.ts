import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { Deps } from '#core/deps.ts'
import { notFound } from '#core/http/errors.ts'
import type { KnownWords } from '#core/records/indexed-words.ts'
import { indexRecords } from '#core/records/search-index.ts'
import { bytesOf, countUsage } from '#core/records/usage.ts'
import type { SermonKey } from '../sermon-key.ts'
import { keepVersion } from './version-store.ts'
import type { NewVersion } from './versions.ts'

export type BodyRow = Selectable<Tables['sermonBodies']>
export type SermonRow = Selectable<Tables['sermons']>

const bodyOf = (db: Db, { userId, sermonId }: SermonKey) =>
  db
    .selectFrom('sermonBodies')
    .selectAll()
    .where('userId', '=', userId)
    .where('sermonId', '=', sermonId)
    .executeTakeFirst()

const sermonOf = (db: Db, { userId, sermonId }: SermonKey) =>
  db.selectFrom('sermons').where('userId', '=', userId).where('id', '=', sermonId)

/** Throws where the user has no such sermon. */
export async function assertSermon(db: Db, key: SermonKey): Promise<void> {
  if ((await sermonOf(db, key).select('id').executeTakeFirst()) === undefined) throw notFound()
}

/** The words of a body, for the search. */
export const bodyText = async (db: Db, { userId, sermonId }: SermonKey): Promise<string> =>
  (
    await db
      .selectFrom('sermonBodies')
      .select('text')
      .where('userId', '=', userId)
      .where('sermonId', '=', sermonId)
      .executeTakeFirst()
  )?.text ?? ''

export interface StoredSermon {
  readonly notes: string | null
  readonly body: BodyRow | undefined
}

/** A body whose sermon is missing is as missing. */
export async function readSermon(db: Db, key: SermonKey): Promise<StoredSermon> {
  const sermon = await sermonOf(db, key).select('notes').executeTakeFirst()
  if (sermon === undefined) throw notFound()
  return { notes: sermon.notes, body: await bodyOf(db, key) }
}

/**
 * Stores a body that was merged from the one with the number `seq`, and the version that keeps the text before. Answers false, having
 * done nothing, where another change has come in between.
 */
export const storeBody = (
  deps: Pick<Deps, 'db' | 'engine' | 'limits'>,
  key: SermonKey,
  seq: number,
  changes: Omit<BodyRow, 'userId' | 'sermonId' | 'seq'>,
  version: NewVersion | undefined,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const { sermon, body } = await lockBody(trx, deps.engine, key)
    if ((body?.seq ?? 0) !== seq) return false
    await writeBody(trx, deps, { sermon, body }, { ...key, ...changes, seq: seq + 1 }, version)
    return true
  })

interface LockedBody {
  readonly sermon: SermonRow
  readonly body: BodyRow | undefined
}

/** The sermon is locked first, as in every write of what belongs to it. Throws where there is none. */
export async function lockBody(trx: Db, engine: Deps['engine'], key: SermonKey): Promise<LockedBody> {
  const sermon = await sermonOf(trx, key)
    .selectAll()
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (sermon === undefined) throw notFound()
  return { sermon, body: await bodyOf(trx, key) }
}

/** Those of some sermons that there are. They are locked in one order, as in every write of what belongs to them. */
export const lockSermons = (
  trx: Db,
  engine: Deps['engine'],
  userId: string,
  ids: readonly string[],
): Promise<SermonRow[]> =>
  trx
    .selectFrom('sermons')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()

/** Of some sermons those that are there and have no body, by their ids. They are locked. */
export async function lockWithoutBody(
  trx: Db,
  engine: Deps['engine'],
  userId: string,
  ids: readonly string[],
): Promise<Map<string, SermonRow>> {
  if (ids.length === 0) return new Map()
  const sermons = await lockSermons(trx, engine, userId, ids)
  const bodies = await trx
    .selectFrom('sermonBodies')
    .select('sermonId')
    .where('userId', '=', userId)
    .where('sermonId', 'in', ids)
    .execute()
  const without = new Map(sermons.map((sermon) => [sermon.id, sermon]))
  for (const { sermonId } of bodies) without.delete(sermonId)
  return without
}

/** The first bodies of sermons that are locked. */
export async function addBodies(
  trx: Db,
  { engine, limits }: Pick<Deps, 'engine' | 'limits'>,
  userId: string,
  bodies: readonly { readonly sermon: SermonRow; readonly row: BodyRow }[],
  known: KnownWords,
): Promise<void> {
  if (bodies.length === 0) return
  await trx
    .insertInto('sermonBodies')
    .values(bodies.map(({ row }) => row))
    .execute()
  const bodyBytes = bodies.reduce((sum, { row }) => sum + bytesOf(row), 0)
  await countUsage(trx, userId, { bodyBytes }, limits)
  const found = bodies.map(({ sermon, row }) => ({ ...sermon, more: row.text }))
  await indexRecords(trx, engine, 'sermons', found, known)
}

/** Instead of what was there. */
export async function writeBody(
  trx: Db,
  { engine, limits }: Pick<Deps, 'engine' | 'limits'>,
  { sermon, body: before }: LockedBody,
  row: BodyRow,
  version: NewVersion | undefined,
): Promise<void> {
  const { userId, sermonId, ...columns } = row
  await trx
    .insertInto('sermonBodies')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'sermonId']).doUpdateSet(columns))
    .execute()
  const history =
    version === undefined ? 0 : await keepVersion(trx, { userId, sermonId }, version, row.changedAt)
  const bodyBytes = bytesOf(row) - bytesOf(before ?? {}) + history
  await countUsage(trx, userId, { bodyBytes }, limits)
  await indexRecords(trx, engine, 'sermons', [{ ...sermon, more: row.text }])
}
