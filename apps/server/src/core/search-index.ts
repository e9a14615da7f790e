import type { SearchKind } from '@stillwater/contract/search'
import { searchWords } from '@stillwater/contract/search-words'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Engine } from './database/connect.ts'
import type { RecordColumns, Tables } from './database/tables.ts'

interface Columns<K extends SearchKind> {
  readonly title: keyof Tables[K] & string
  /** What else can be searched, the most telling first. */
  readonly texts: readonly (keyof Tables[K] & string)[]
  readonly date: keyof Tables[K] & string
}

/** What is searched in each kind of record. A kind that is new in the contract is missing here until it says so. */
export const searchable: { readonly [K in SearchKind]: Columns<K> } = {
  sermons: { title: 'title', texts: ['notes', 'reference', 'scripture'], date: 'date' },
  prayers: { title: 'title', texts: ['description'], date: 'dateAdded' },
  events: { title: 'title', texts: ['description', 'location'], date: 'date' },
  activities: { title: 'title', texts: ['location'], date: 'date' },
  goals: { title: 'title', texts: [], date: 'targetDate' },
  journals: { title: 'title', texts: ['content'], date: 'date' },
}

export type SearchRow = RecordColumns & Readonly<Record<string, unknown>>

export const isSearchable = (table: string): table is SearchKind => Object.hasOwn(searchable, table)

/** More different words than books have; PostgreSQL takes no more than a mebibyte of them. */
const mostWords = 10_000

/**
 * Each word is kept with its owner before it, so that the words of one owner lie together in the index: looking one up meets no
 * word of anybody else.
 */
const ownWord = (userId: string, word: string) => userId.replaceAll('-', '') + word

/** Writes down what a record can be found by, instead of what was written before. Within the transaction that writes the record. */
export async function indexRecord(db: Db, engine: Engine, kind: SearchKind, row: SearchRow): Promise<void> {
  const { title, texts, date } = searchable[kind]
  const read = (column: string) => (typeof row[column] === 'string' ? row[column] : '')
  const words = searchWords([title, ...texts].map(read).join('\n'), mostWords)
  const own = words.map((word) => ownWord(row.userId, word))
  const text = {
    userId: row.userId,
    kind,
    recordId: row.id,
    date: read(date) || new Date(row.createdAt).toISOString().slice(0, 10),
    title: searchWords(read(title))
      .map((word) => ` ${word}`)
      .join(''),
    ...(engine === 'postgres' && { words: sql`array_to_tsvector(${own}::text[])` }),
  }
  const { userId: _, kind: _kind, recordId: _id, ...changes } = text
  const { n } = await db
    .insertInto('searchTexts')
    .values(text)
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'recordId']).doUpdateSet(changes))
    .returning('n')
    .executeTakeFirstOrThrow()
  if (engine === 'sqlite')
    await sql`insert or replace into "searchWords" (rowid, words) values (${n}, ${own.join(' ')})`.execute(db)
}

export async function unindexRecord(db: Db, kind: SearchKind, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('searchTexts')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .execute()
}

const pageSize = 500

/** Writes down all records of a kind, whoever owns them. */
export async function indexAll(db: Db, engine: Engine, kind: SearchKind): Promise<void> {
  let [owner, id] = ['', '']
  for (;;) {
    const { rows } = await sql<SearchRow>`
      select * from ${sql.table(kind)} where ("userId", id) > (${owner}, ${id}) order by "userId", id limit ${pageSize}
    `.execute(db)
    for (const row of rows) await indexRecord(db, engine, kind, row)
    const last = rows.at(-1)
    if (last === undefined) return
    owner = last.userId
    id = last.id
  }
}

/** The rows of an owner that hold every word, as the beginning of one of theirs. */
export function rowsHolding(engine: Engine, userId: string, words: readonly string[]): RawBuilder<unknown> {
  const own = words.map((word) => ownWord(userId, word))
  if (engine === 'sqlite') {
    const wanted = own.map((word) => `"${word}"*`).join(' ')
    // In this order: from the words to their rows.
    return sql`"searchWords" cross join "searchTexts"
      where "searchWords" match ${wanted} and "searchTexts".n = "searchWords".rowid and "userId" = ${userId}`
  }
  const wanted = own.map((word) => `'${word}':*`).join(' & ')
  return sql`"searchTexts" where words @@ ${wanted}::tsquery and "userId" = ${userId}`
}
