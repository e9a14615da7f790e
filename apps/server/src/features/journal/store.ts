import type { Cursor } from '@stillwater/contract/calls/cursor'
import type { JournalEntry } from '@stillwater/contract/journal'
import { wordsOf } from '@stillwater/contract/search/words'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { containing } from '#core/records/columns.ts'

interface JournalFilter {
  readonly date?: string | undefined
  readonly before?: Cursor | undefined
  readonly limit?: number | undefined
  readonly search?: string | undefined
}

/** What is derived for searching and looking back is never read back. */
const shown = [
  'id',
  'userId',
  'version',
  'title',
  'content',
  'vaultText',
  'date',
  'createdAt',
  'updatedAt',
] as const

type Row = Pick<Selectable<Tables['journals']>, (typeof shown)[number]>

const iso = (instant: number) => new Date(instant).toISOString()

export const toEntry = (row: Row): JournalEntry => ({
  id: row.id,
  userId: row.userId,
  version: row.version,
  title: row.title,
  content: row.content,
  vaultText: row.vaultText,
  date: row.date,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})

/** Newest day first, within a day newest entry first. */
export function listQuery(db: Db, userId: string, { date, before, limit, search = '' }: JournalFilter) {
  let query = db
    .selectFrom('journals')
    .select(shown)
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
  if (date !== undefined) query = query.where('date', '=', date)
  if (before !== undefined) {
    const { date, id } = before
    query = query.where((eb) => eb(eb.refTuple('date', 'id'), '<', eb.tuple(date, id)))
  }
  for (const word of wordsOf(search)) {
    query = query.where((eb) =>
      eb.or([containing(eb.ref('plainTitle'), word), containing(eb.ref('plainContent'), word)]),
    )
  }
  return limit === undefined ? query : query.limit(limit)
}

/** More years than anyone looks back on at once. */
const mostYears = 50

export const onThisDayQuery = (db: Db, userId: string, date: string) =>
  db
    .selectFrom('journals')
    .select(shown)
    .where('userId', '=', userId)
    .where('monthDay', '=', monthDayOf(date))
    .where('date', '<', date)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(mostYears)

export const monthDayOf = (date: string) => date.slice(5)
