import { meantIds, mergedInto } from '@stillwater/contract/people/merged-ids'
import {
  isRecordPart,
  parentFields,
  parentOf,
  type RecordName,
  recordNames,
  type RecordPart,
} from '@stillwater/contract/records/record-names'
import { setImmediate } from 'node:timers/promises'
import type { FoundGroup, FoundRecord } from '@stillwater/contract/search/search'
import { excerptOf, excerptReach, marksOf, searchWords } from '@stillwater/contract/search/search-words'
import { type RawBuilder, sql } from 'kysely'
import { containing, readJsonList } from '#core/records/columns.ts'
import type { Db, Engine } from '#core/database/connect.ts'
import { chosenWords, rowsHolding, searchable, type SearchRow } from '#core/records/search-index.ts'

interface Match {
  readonly kind: RecordName
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
): RawBuilder<Match> {
  const missing = sql.join(
    words.map((word) => sql`case when ${containing(sql.ref('title'), ` ${word}`)} then 0 else 1 end`),
    sql` + `,
  )
  const firstOf = (kind: RecordName) => sql`
    select * from (
      select kind, id, (select count(*) from found where kind = ${kind}) as total from found where kind = ${kind}
      order by missing, date desc, id desc limit ${limit}
    ) as ${sql.ref(`found-${kind}`)}`
  return sql<Match>`
    with found as materialized (
      select kind, "recordId" as id, date, ${missing} as missing from ${rowsHolding(engine, userId, words)}
    ) ${sql.join(recordNames.map(firstOf), sql` union all `)}`
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
  for (const kind of recordNames) {
    const matches = byKind.get(kind)
    if (matches === undefined) continue
    const hits: FoundRecord[] = []
    for (let at = 0; at < matches.length; at += atOnce) {
      const part = matches.slice(at, at + atOnce)
      const records = await recordsOf(db, kind, userId, part)
      for (const { id } of part) {
        const record = records.get(id)
        // What has been deleted since is gone.
        if (record !== undefined) hits.push(await show(kind, record, words))
        // Others are answered between one record and the next.
        await setImmediate()
      }
    }
    groups.push({ kind, total: matches[0]?.total ?? 0, hits })
  }
  return groups
}

/** How many records are read in one go. */
const atOnce = 10

/** What is shown of records, with no more of their texts than an excerpt is looked for in. */
async function recordsOf(
  db: Db,
  kind: RecordName,
  userId: string,
  matches: readonly Match[],
): Promise<Map<string, SearchRow>> {
  const { title, texts, date, choice } = searchable[kind]
  const ids = sql.join(matches.map(({ id }) => id))
  const columns = [
    sql.ref('id'),
    ...[title, date, choice?.column].flatMap((name) => (name === undefined ? [] : sql.ref(name))),
  ]
  const beginnings = texts.map((name) => {
    const column = sql.ref(name)
    return sql`substr(${column}, 1, ${sql.lit(excerptReach)}) as ${column}`
  })
  const elsewhere =
    kind === 'sermons'
      ? [body]
      : kind === 'care-entries'
        ? [sql.ref('personIds')]
        : isRecordPart(kind)
          ? parentColumns(kind)
          : []
  const { rows } = await sql<SearchRow>`
    select ${sql.join([...columns, ...beginnings, ...elsewhere])}
    from ${sql.table(kind)} where "userId" = ${userId} and id in (${ids})
  `.execute(db)
  const named = kind === 'care-entries' ? await withNames(db, userId, rows) : rows
  return new Map(named.map((row) => [row.id, row]))
}

/** A care entry is called by the people whom it names. */
async function withNames(db: Db, userId: string, rows: readonly SearchRow[]): Promise<SearchRow[]> {
  const idsOf = (row: SearchRow) => readJsonList<string>(String(row['personIds']))
  const ids = [...new Set(rows.flatMap(idsOf))]
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom('people')
          .select(['id', 'name', 'mergedIds'])
          .where('userId', '=', userId)
          .where((eb) => eb.or([eb('id', 'in', ids), eb('mergedIds', '<>', '[]')]))
          .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const merged = mergedInto(
    people.map(({ id, mergedIds }) => ({ id, mergedIds: readJsonList<string>(mergedIds) })),
  )
  return rows.map((row) => ({
    ...row,
    'parent-title': meantIds(idsOf(row), merged)
      .flatMap((id) => names.get(id) ?? [])
      .join(', '),
  }))
}

/** How many parts of a body are looked at, each as long as an excerpt is looked for in: longer than sermons are. */
const bodyParts = 5

/** No word is cut by every part that it stands in. */
const overlap = 100

const body = sql`(
  select substr(text, 1, ${sql.lit(bodyParts * excerptReach)}) from "sermonBodies"
  where "sermonBodies"."userId" = sermons."userId" and "sermonId" = sermons.id
) as body`

/** The record to which this one belongs. */
function parentColumns(kind: RecordPart) {
  const parent = parentOf(kind)
  const column = sql.ref(parentFields[parent])
  const fields = { title: 'title', date: parent === 'sermons' ? 'date' : 'dateAdded' }
  return [
    column,
    ...Object.entries(fields).map(
      ([name, field]) => sql`(
        select ${sql.ref(`parent.${field}`)} from ${sql.table(parent)} as parent
        where parent."userId" = ${sql.table(kind)}."userId" and parent.id = ${column}
      ) as ${sql.ref(`parent-${name}`)}`,
    ),
  ]
}

async function show(kind: RecordName, record: SearchRow, words: readonly string[]): Promise<FoundRecord> {
  const { title, texts, date } = searchable[kind]
  const read = (column = '') => (typeof record[column] === 'string' ? record[column] : '')
  const chosen = chosenWords(kind, record)
  // A marked day without a note is called by what was chosen.
  const name = read(title) || read('parent-title') || chosen
  const rest = [...texts.map(read), name === chosen ? '' : chosen].filter(Boolean).join('\n')
  const inBody = await bodyExcerpt(read('body'), `${read(title)}\n${rest}`, words)
  return {
    kind,
    id: record.id,
    title: name,
    excerpt: inBody ?? excerptOf(rest, words),
    date: read(date) || read('parent-date') || null,
    ...(inBody !== undefined && { in: 'body' }),
    ...(isRecordPart(kind) && { [parentFields[parentOf(kind)]]: read(parentFields[parentOf(kind)]) }),
  }
}

/** The words around the first match in a body, if the rest of its sermon does not hold every word. */
async function bodyExcerpt(
  text: string,
  rest: string,
  words: readonly string[],
): Promise<string | undefined> {
  if (text === '') return undefined
  const known = searchWords(rest)
  const wanted = words.filter((word) => !known.some((each) => each.startsWith(word)))
  if (wanted.length === 0) return undefined
  for (let at = 0; at < text.length; at += excerptReach - overlap) {
    const part = text.slice(at, at + excerptReach)
    if (marksOf(part, wanted).length > 0) return excerptOf(part, wanted)
    await setImmediate()
  }
  return undefined
}
