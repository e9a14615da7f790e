import { type FoundGroup, type FoundRecord, type SearchKind, searchKinds } from '@stillwater/contract/search'
import { excerptOf, searchWords } from '@stillwater/contract/search-words'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '#core/columns.ts'
import type { Db, Engine } from '#core/database/connect.ts'
import { rowsHolding, searchable, type SearchRow } from '#core/search-index.ts'

interface Place {
  readonly kind: SearchKind
  readonly id: string
  readonly total: number
}

/**
 * The first few of each kind: those with more of the words in their title, then the newest. Picking a few from each kind costs half
 * of numbering all that was found, which tells when a short word is in nearly every record.
 */
export function placesQuery(
  engine: Engine,
  userId: string,
  words: readonly string[],
  limit: number,
): RawBuilder<Place> {
  const missing = sql.join(
    words.map((word) => sql`case when ${containing(sql.ref('title'), ` ${word}`)} then 0 else 1 end`),
    sql` + `,
  )
  const firstOf = (kind: SearchKind) => sql`
    select * from (
      select kind, id, (select count(*) from found where kind = ${kind}) as total from found where kind = ${kind}
      order by missing, date desc, id desc limit ${limit}
    ) as ${sql.ref(`found-${kind}`)}`
  return sql<Place>`
    with found as materialized (
      select kind, "recordId" as id, date, ${missing} as missing from ${rowsHolding(engine, userId, words)}
    ) ${sql.join(searchKinds.map(firstOf), sql` union all `)}`
}

export async function find(
  db: Db,
  engine: Engine,
  userId: string,
  query: string,
  limit: number,
): Promise<FoundGroup[]> {
  const words = searchWords(query)
  if (words.length === 0) return []
  const { rows } = await placesQuery(engine, userId, words, limit).execute(db)
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const groups: FoundGroup[] = []
  for (const kind of searchKinds) {
    const places = byKind.get(kind)
    if (places === undefined) continue
    const records = await recordsOf(db, kind, userId, places)
    // What has been deleted since is gone.
    const hits = places.flatMap(({ id }) => {
      const record = records.get(id)
      return record === undefined ? [] : [show(kind, record, words)]
    })
    groups.push({ kind, total: places[0]?.total ?? 0, hits })
  }
  return groups
}

/** All records of a kind that are to be shown, in one call. */
async function recordsOf(
  db: Db,
  kind: SearchKind,
  userId: string,
  places: readonly Place[],
): Promise<Map<string, SearchRow>> {
  const ids = sql.join(places.map(({ id }) => id))
  const { rows } = await sql<SearchRow>`
    select * from ${sql.table(kind)} where "userId" = ${userId} and id in (${ids})
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function show(kind: SearchKind, record: SearchRow, words: readonly string[]): FoundRecord {
  const { title, texts, date } = searchable[kind]
  const read = (column: string) => (typeof record[column] === 'string' ? record[column] : '')
  const rest = texts.map(read).filter(Boolean)
  return {
    kind,
    id: record.id,
    title: read(title),
    excerpt: excerptOf(rest.join('\n'), words),
    date: read(date) || null,
  }
}
