import type { Cursor } from '@stillwater/contract/calls/cursor'
import type { Devotional } from '@stillwater/contract/devotionals'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toDevotional = (row: Selectable<Tables['devotionals']>): Devotional => ({
  id: row.id,
  userId: row.userId,
  version: row.version,
  date: row.date,
  scripture: row.scripture,
  reference: row.reference,
  reflection: row.reflection,
})

/** Newest day first, within a day the newest first. */
const newestFirst = (db: Db, userId: string) =>
  db
    .selectFrom('devotionals')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')

interface DevotionalFilter {
  readonly date?: string | undefined
  readonly before?: Cursor | undefined
  readonly limit?: number | undefined
}

export function listQuery(db: Db, userId: string, { date, before, limit }: DevotionalFilter) {
  let query = newestFirst(db, userId)
  if (date !== undefined) query = query.where('date', '=', date)
  if (before !== undefined) {
    const { date: day, id } = before
    query = query.where((eb) => eb(eb.refTuple('date', 'id'), '<', eb.tuple(day, id)))
  }
  return limit === undefined ? query : query.limit(limit)
}

export async function followsReadings(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('followsReadings')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.followsReadings === 1
}
