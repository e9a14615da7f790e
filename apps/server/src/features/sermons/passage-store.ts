import { setImmediate } from 'node:timers/promises'
import type { VerseNumbers } from '@stillwater/bible/verse-numbers'
import type { FastifyInstance } from 'fastify'
import { type OrderByItemBuilder, sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import type { SermonKey } from './sermon-key.ts'

/** The Bible engine is loaded on first use, so that the server starts quickly. */
export const passages = () => import('./passages.ts')

const mostSermons = 100

/** The ids of the sermons one of whose passages shares a verse with one of the ranges. */
const idsOn = (db: Db, userId: string, ranges: readonly VerseNumbers[]) =>
  db
    .selectFrom('sermonPassages')
    .select('sermonId')
    .where('userId', '=', userId)
    .where((passage) =>
      passage.or(
        ranges.map(({ fromVerse, toVerse }) =>
          passage.and([passage('fromVerse', '<=', toVerse), passage('toVerse', '>=', fromVerse)]),
        ),
      ),
    )

/** Those sermons, latest first. */
export const sermonsOn = (db: Db, userId: string, ranges: readonly VerseNumbers[]) =>
  db
    .selectFrom('sermons')
    .select(['id', 'title', 'date', 'status', 'reference'])
    .where('userId', '=', userId)
    .where('id', 'in', idsOn(db, userId, ranges))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSermons)

/**
 * Every time that those sermons were preached, and those that were not yet, latest first. Days and ids are plain ASCII: PostgreSQL sorts
 * them by their bytes, as SQLite does, at half the cost of its language's order.
 */
export const preachedOn = (
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  userId: string,
  ranges: readonly VerseNumbers[],
) => {
  const latestFirst = (order: OrderByItemBuilder) =>
    order.desc().collate(engine === 'postgres' ? 'C' : 'binary')
  return db
    .selectFrom('sermons')
    .leftJoin('deliveries', (join) =>
      join.on('deliveries.userId', '=', userId).onRef('deliveries.sermonId', '=', 'sermons.id'),
    )
    .select([
      'sermons.id as sermonId',
      'title',
      'reference',
      'status',
      'deliveries.id as deliveryId',
      (eb) => eb.fn.coalesce('deliveries.date', 'sermons.date').as('date'),
      'place',
    ])
    .where('sermons.userId', '=', userId)
    .where('sermons.id', 'in', idsOn(db, userId, ranges))
    .orderBy((eb) => eb.fn.coalesce('deliveries.date', 'sermons.date'), latestFirst)
    .orderBy('sermons.id', latestFirst)
    .limit(mostSermons)
}

export async function removePassages(trx: Db, { userId, sermonId }: SermonKey): Promise<void> {
  await trx
    .deleteFrom('sermonPassages')
    .where('userId', '=', userId)
    .where('sermonId', '=', sermonId)
    .execute()
}

/** Within the transaction that writes the sermon. */
export async function writePassages(trx: Db, key: SermonKey, reference: string): Promise<void> {
  const { passagesIn } = await passages()
  const ranges = passagesIn(reference)
  await removePassages(trx, key)
  if (ranges.length === 0) return
  await trx
    .insertInto('sermonPassages')
    .values(ranges.map((range) => ({ ...key, ...range })))
    .execute()
}

/** Few enough that nobody waits long for the transaction. */
const atOnce = 20

/** Reads the passages of sermons from before they were stored. Each step is a transaction of its own: it goes on where it was stopped. */
export async function readPassages(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (let isMore = true; isMore && !isStopped();) {
    isMore = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('sermons')
        .select(['userId', 'id', 'reference'])
        // As a plain value: with it the small index of these sermons is used.
        .where('passagesRead', '=', sql.lit(0))
        .orderBy('userId')
        .orderBy('id')
        .limit(atOnce)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
        .execute()
      for (const { userId, id, reference } of rows) {
        await writePassages(trx, { userId, sermonId: id }, reference)
        await trx
          .updateTable('sermons')
          .set({ passagesRead: 1 })
          .where('userId', '=', userId)
          .where('id', '=', id)
          .execute()
      }
      return rows.length === atOnce
    })
    await setImmediate()
  }
}

/** While requests are answered; what is left when the server ends is read after the next start. */
export function readPassagesAtStart(app: FastifyInstance, deps: Deps): void {
  let isStopped = false
  let reading = Promise.resolve()
  app.addHook('onReady', (done) => {
    reading = readPassages(deps, () => isStopped).catch((error: unknown) => {
      app.log.error({ err: error }, 'the passages of earlier sermons could not be read')
    })
    done()
  })
  app.addHook('onClose', async () => {
    isStopped = true
    await reading
  })
}
