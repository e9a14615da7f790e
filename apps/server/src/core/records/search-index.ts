import { dayMarkNames } from '@stillwater/contract/choices'
import type { RecordName } from '@stillwater/contract/records/record-names'
import { searchWords } from '@stillwater/contract/search/search-words'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Engine } from '../database/connect.ts'
import type { RecordColumns, Tables } from '../database/tables.ts'
import { indexedWords, type KnownWords, mostWords } from './indexed-words.ts'

interface Columns<K extends RecordName> {
  /** What belongs to another record may have no title or date of its own. */
  readonly title: (keyof Tables[K] & string) | undefined
  /** What else can be searched, the most telling first. */
  readonly texts: readonly (keyof Tables[K] & string)[]
  readonly date: (keyof Tables[K] & string) | undefined
  /** What is chosen rather than written, and the words that screens show for it. */
  readonly choice?: {
    readonly column: keyof Tables[K] & string
    readonly names: Readonly<Record<string, string>>
  }
  /** Of records that are not shown: they cannot be found either. */
  readonly isHidden?: (row: SearchRow) => boolean
}

/** What is searched in each kind of record. A kind that is new in the contract is missing here until it says so. */
export const searchable: { readonly [K in RecordName]: Columns<K> } = {
  sermons: { title: 'title', texts: ['notes', 'reference', 'scripture'], date: 'date' },
  prayers: { title: 'title', texts: ['description', 'answerNote'], date: 'dateAdded' },
  events: {
    title: 'title',
    texts: ['description', 'location'],
    date: 'date',
    isHidden: ({ exception }) => exception === 'canceled' || exception === 'none',
  },
  activities: { title: 'title', texts: ['location'], date: 'date' },
  people: { title: 'name', texts: ['notes', 'household', 'placeName', 'address'], date: undefined },
  'care-entries': { title: undefined, texts: ['words'], date: 'date' },
  goals: { title: 'title', texts: [], date: 'targetDate' },
  journals: { title: 'title', texts: ['content'], date: 'date' },
  devotionals: { title: 'reference', texts: ['reflection', 'scripture'], date: 'date' },
  series: { title: 'title', texts: ['theme', 'reference'], date: 'date' },
  'marked-days': { title: 'note', texts: [], date: 'date', choice: { column: 'mark', names: dayMarkNames } },
  illustrations: { title: 'title', texts: ['text', 'source', 'reference'], date: undefined },
  'sermon-notes': { title: undefined, texts: ['text'], date: undefined },
  'sermon-links': { title: 'title', texts: ['url'], date: undefined },
  deliveries: { title: undefined, texts: ['place', 'note'], date: 'date' },
  'prayer-updates': { title: undefined, texts: ['text'], date: 'date' },
}

export type SearchRow = RecordColumns &
  Readonly<Record<string, unknown>> & {
    /** What else the record is found by, stored outside of its table. */
    readonly more?: string
  }

export const isSearchable = (table: string): table is RecordName => Object.hasOwn(searchable, table)

/** PostgreSQL restores no more than a mebibyte of words from a dump, owners included. */
const mostBytes = 1_000_000

/**
 * Each word is stored with its owner's id as a prefix, so that one owner's words are adjacent in the index: a lookup reads no
 * word of anybody else.
 */
const ownPrefix = (userId: string) => userId.replaceAll('-', '')

/** Writes down what records can be found by, instead of what was written before. Within the transaction that writes them. */
export async function indexRecords(
  db: Db,
  engine: Engine,
  kind: RecordName,
  records: readonly SearchRow[],
  known: KnownWords = new Map(),
): Promise<void> {
  const isHidden = (row: SearchRow) => searchable[kind].isHidden?.(row) === true
  for (const { userId, id } of records.filter(isHidden)) await unindexRecord(db, kind, userId, id)
  const rows = records.filter((row) => !isHidden(row))
  if (rows.length === 0) return
  const wordsOf = new Map(rows.map((row) => [`${row.userId} ${row.id}`, ownWordsOf(kind, row, known)]))
  const texts = rows.map((row) => textOf(kind, row))
  const stored = await db
    .insertInto('searchTexts')
    .values(
      texts.map((text) => ({
        ...text,
        ...(engine === 'postgres' && {
          words: sql`array_to_tsvector(${wordsOf.get(`${text.userId} ${text.recordId}`) ?? []}::text[])`,
        }),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind', 'recordId']).doUpdateSet((eb) => ({
        date: eb.ref('excluded.date'),
        title: eb.ref('excluded.title'),
        ...(engine === 'postgres' && { words: sql`excluded.words` }),
      })),
    )
    .returning(['n', 'userId', 'recordId'])
    .execute()
  if (engine === 'postgres') return
  const words = stored.map(
    ({ n, userId, recordId }) => sql`(${n}, ${wordsOf.get(`${userId} ${recordId}`)?.join(' ') ?? ''})`,
  )
  await sql`insert or replace into "searchWords" (rowid, words) values ${sql.join(words)}`.execute(db)
}

function read(row: SearchRow, column: string | undefined): string {
  const value = column === undefined ? undefined : row[column]
  return typeof value === 'string' ? value : ''
}

/** What was chosen, in the words of the screens. */
export function chosenWords(kind: RecordName, row: SearchRow): string {
  const { choice } = searchable[kind]
  return choice?.names[read(row, choice.column)] ?? ''
}

function textOf(kind: RecordName, row: SearchRow) {
  const { title, date } = searchable[kind]
  const words = searchWords(read(row, title))
  return {
    userId: row.userId,
    kind,
    recordId: row.id,
    date: read(row, date) || new Date(row.createdAt).toISOString().slice(0, 10),
    title: words.map((word) => ` ${word}`).join(''),
  }
}

function ownWordsOf(kind: RecordName, row: SearchRow, known: KnownWords): string[] {
  const { title, texts } = searchable[kind]
  const written = [
    ...[title, ...texts].map((column) => read(row, column)),
    chosenWords(kind, row),
    row.more ?? '',
  ]
  const words = new Set(written.flatMap((text) => known.get(text) ?? indexedWords(text)))
  const prefix = ownPrefix(row.userId)
  const own = Array.from(words, (word) => prefix + word).slice(0, mostWords)
  let bytes = 0
  const end = own.findIndex((word) => (bytes += Buffer.byteLength(word)) > mostBytes)
  return end === -1 ? own : own.slice(0, end)
}

export async function unindexRecord(db: Db, kind: RecordName, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('searchTexts')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .execute()
}

/** Few enough for a statement, many enough to be quick. */
const pageSize = 200

/** Indexes all records of a type, for all owners. */
export async function indexAll(db: Db, engine: Engine, kind: RecordName): Promise<void> {
  let [owner, id] = ['', '']
  for (;;) {
    const { rows } = await sql<SearchRow>`
      select * from ${sql.table(kind)} where ("userId", id) > (${owner}, ${id}) order by "userId", id limit ${pageSize}
    `.execute(db)
    await indexRecords(db, engine, kind, rows)
    const last = rows.at(-1)
    if (last === undefined) return
    owner = last.userId
    id = last.id
  }
}

/** The rows of an owner that hold every word, as the beginning of one of theirs. */
export function rowsHolding(engine: Engine, userId: string, words: readonly string[]): RawBuilder<unknown> {
  const own = words.map((word) => ownPrefix(userId) + word)
  if (engine === 'sqlite') {
    const wanted = own.map((word) => `"${word}"*`).join(' ')
    // In this order: from the words to their rows.
    return sql`"searchWords" cross join "searchTexts"
      where "searchWords" match ${wanted} and "searchTexts".n = "searchWords".rowid and "userId" = ${userId}`
  }
  const wanted = own.map((word) => `'${word}':*`).join(' & ')
  return sql`"searchTexts" where words @@ ${wanted}::tsquery and "userId" = ${userId}`
}
