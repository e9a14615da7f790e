import type { Schema } from '@stillwater/contract/calls/endpoint'
import type { ListPart } from '@stillwater/contract/calls/list-parts'
import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { jsonSchema } from '../http/answer-schema.ts'
import type { Engine } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { Deps } from '../deps.ts'

/** JSON that the database has written, ready to be sent. */
export class JsonText {
  readonly text: string
  /** Where a list goes on that is too long for one answer. */
  readonly next: string | undefined
  constructor(text: string, next?: string) {
    this.text = text
    this.next = next
  }
}

/** How much of a list one answer holds, in bytes of text: all that most people ever write, and no more than can be sent in a moment. */
export const mostBytes = 5_000_000

type Part = RawBuilder<unknown>
type Rows = SelectQueryBuilder<Tables, keyof Tables, unknown>
type Derived = Readonly<Record<string, Part>>
type ListDeps = Pick<Deps, 'db' | 'engine' | 'readJson'>

/**
 * A list call whose JSON the database writes itself: no row becomes an object here, and the query is put into words once. `rows`
 * must use its arguments as values only. Only the fields of the schema leave, as everywhere. A field is the column of its name, unless
 * it is derived.
 */
export function jsonList<Args extends [userId: string, ...string[]]>(
  deps: ListDeps,
  schema: Schema,
  rows: (...args: Args) => Rows,
  derived: Derived = {},
): (part: ListPart | undefined, ...args: Args) => Promise<JsonText> {
  const list = listOf(deps, schema, derived)
  // Marks in place of the values show where each goes.
  const marks = Array.from({ length: rows.length }, (_, index) => `\u0000value ${index}`)
  const query = list.whole(marks[0] ?? '', rows(...(marks as Args)))
  const indexes = query.parameters.map((value) => marks.indexOf(value as string))

  return async (part, ...args) => {
    const values = query.parameters.map((value, index) => args[indexes[index] ?? -1] ?? value)
    const text = part === undefined ? await deps.readJson(query.sql, values) : ''
    return text === '' ? list.part(rows(...args), part) : new JsonText(text)
  }
}

/** The same for queries that vary: each is compiled when it runs. */
export function jsonRows(deps: ListDeps, schema: Schema) {
  const list = listOf(deps, schema)
  return async (part: ListPart | undefined, userId: string, rows: Rows): Promise<JsonText> => {
    const { sql: query, parameters } = list.whole(userId, rows)
    const text = part === undefined ? await deps.readJson(query, parameters) : ''
    return text === '' ? list.part(rows, part) : new JsonText(text)
  }
}

/** Puts rows into words that answer them as one list in JSON. Each row is written where it is read: its columns are not handed on. */
function listOf({ db, engine }: ListDeps, schema: Schema, derived: Derived = {}) {
  const record = writeRecord(engine, schema, derived).as('record')
  const size = sizeOfRecord(schema).as('size')
  const written = (rows: Rows) =>
    sql`(select concat('[', string_agg(record, ','), ']') from (${rows.clearSelect().select(record)}) as row)`

  return {
    /**
     * All of it; an empty text where it is more than one answer may hold. The list is only measured where all that its owner has stored
     * is more than that.
     */
    whole: (userId: string, rows: Rows): CompiledQuery =>
      sql`select case
        when coalesce((select bytes from usage where "userId" = ${userId}), 0) <= ${sql.lit(mostBytes)}
          or (select coalesce(sum(size), 0) from (${rows.clearSelect().select(size)}) as row) <= ${sql.lit(mostBytes)}
        then ${written(rows)} else '' end as json`.compile(db),

    /** As much as one answer may hold. Only sizes are looked at before that, so that no text is read in vain. */
    async part(rows: Rows, after: ListPart = { position: 1, id: '' }): Promise<JsonText> {
      const sizes = rows.clearSelect().select(['id', size])
      const chosen = rows.where(sql<SqlBool>`id in (select id from part)`)
      // Where the record before it is gone, what followed it has moved up by one.
      const { rows: found } = await sql<{ json: string; next: string | null }>`
        with listed as materialized ${sizes},
        numbered as materialized (
          select id, size, row_number() over () as n, sum(size) over (rows unbounded preceding) as through from listed
        ),
        start as (
          select coalesce((select n from numbered where id = ${after.id}), ${sql.lit(after.position - 1)}) as n
        ),
        part as materialized (
          select id, n from numbered
          where n > (select n from start) and through - size < ${sql.lit(mostBytes)} + coalesce(
            (select through from numbered where n = (select n from start)), 0
          )
        )
        select ${written(chosen)} as json, (
          select concat(n, '.', id) from part
          where n = (select max(n) from part) and n < (select count(*) from numbered)
        ) as next
      `.execute(db)
      const [part] = found
      return new JsonText(part?.json ?? '[]', part?.next ?? undefined)
    },
  }
}

const writers = {
  sqlite: {
    record: (fields: Part) => sql`json_object(${fields})`,
    flag: (column: Part) => sql`iif(${column}, json('true'), json('false'))`,
    list: (column: Part) => sql`json(coalesce(${column}, '[]'))`,
    instant: (column: Part) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`,
  },
  postgres: {
    record: (fields: Part) => sql`json_build_object(${fields})::text`,
    flag: (column: Part) => sql`${column} = 1`,
    list: (column: Part) => sql`coalesce(${column}, '[]')::json`,
    instant: (column: Part) =>
      sql`to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
}

interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly anyOf?: readonly FieldSchema[]
}

const fieldsOf = (schema: Schema) =>
  Object.entries((jsonSchema(schema)['properties'] ?? {}) as Record<string, FieldSchema>)

const isInstant = ({ type, format }: FieldSchema) => type === 'string' && format === 'date-time'
/** A list is kept as text too. */
const isText = (field: FieldSchema): boolean =>
  field.type === 'array' ||
  ([field.type].flat().includes('string') && !isInstant(field)) ||
  field.anyOf?.some(isText) === true

/** Name and value of each field in turn. Both engines keep a flag as 0 or 1, an instant as milliseconds and a list as JSON. */
function writeRecord(engine: Engine, schema: Schema, derived: Derived): Part {
  const { record, flag, instant, list } = writers[engine]
  const write = (field: FieldSchema, column: Part) => {
    if (field.type === 'boolean') return flag(column)
    if (field.type === 'array') return list(column)
    return isInstant(field) ? instant(column) : column
  }
  const parts = fieldsOf(schema).flatMap(([name, field]) => [
    sql.lit(name),
    write(field, derived[name] ?? sql.ref(name)),
  ])
  return record(sql.join(parts))
}

/** About what the names of a record's fields take. */
const frame = 200

function sizeOfRecord(schema: Schema): RawBuilder<number> {
  const texts = fieldsOf(schema).filter(([, field]) => isText(field))
  const sizes = texts.map(([name]) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`)
  return sql<number>`${sql.lit(frame)} + ${sql.join(sizes, sql` + `)}`
}
