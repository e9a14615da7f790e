import type { Schema } from '@stillwater/contract/endpoint'
import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Engine } from './database/connect.ts'
import type { Tables } from './database/tables.ts'
import type { Deps } from './deps.ts'

/** JSON that the database has written, ready to be sent. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = RawBuilder<unknown>
type Rows = SelectQueryBuilder<Tables, keyof Tables, unknown>
type ListDeps = Pick<Deps, 'db' | 'engine' | 'readJson'>

/**
 * A list call whose JSON the database writes itself: no row becomes an object here, and the query is put into words once. `rows`
 * must use its arguments as values only. Only the fields of the schema leave, as everywhere.
 */
export function jsonList<Args extends string[]>(
  deps: ListDeps,
  schema: Schema,
  rows: (...args: Args) => Rows,
): (...args: Args) => Promise<JsonText> {
  // Marks in place of the values show where each goes.
  const marks = Array.from({ length: rows.length }, (_, index) => `\u0000value ${index}`)
  const query = listOf(deps, schema)(rows(...(marks as Args)))
  const places = query.parameters.map((value) => marks.indexOf(value as string))

  return async (...args) => {
    const values = query.parameters.map((value, index) => args[places[index] ?? -1] ?? value)
    return new JsonText(await deps.readJson(query.sql, values))
  }
}

/** The same for rows that are asked for in many ways: each query is put into words when it is asked. */
export function jsonRows(deps: ListDeps, schema: Schema): (rows: Rows) => Promise<JsonText> {
  const list = listOf(deps, schema)
  return async (rows) => {
    const { sql: text, parameters } = list(rows)
    return new JsonText(await deps.readJson(text, parameters))
  }
}

/** Puts rows into words that answer them as one list in JSON. Each row is written where it is read: its columns are not handed on. */
function listOf({ db, engine }: ListDeps, schema: Schema): (rows: Rows) => CompiledQuery {
  const record = writeRecord(engine, schema).as('record')
  return (rows) => {
    const records = rows.clearSelect().select(record)
    return sql`select concat('[', string_agg(record, ','), ']') as json from (${records}) as row`.compile(db)
  }
}

const writers = {
  sqlite: {
    record: (fields: Part) => sql`json_object(${fields})`,
    flag: (column: Part) => sql`iif(${column}, json('true'), json('false'))`,
    instant: (column: Part) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`,
  },
  postgres: {
    record: (fields: Part) => sql`json_build_object(${fields})::text`,
    flag: (column: Part) => sql`${column} = 1`,
    instant: (column: Part) =>
      sql`to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
}

/** Name and value of each field in turn. Both engines keep a flag as 0 or 1 and an instant as milliseconds. */
function writeRecord(engine: Engine, schema: Schema): Part {
  const { record, flag, instant } = writers[engine]
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output' })
  const parts = Object.entries(properties).flatMap(([name, field]) => {
    const column = sql.ref(name)
    const { type, format } = field as { type?: string; format?: string }
    const value = type === 'boolean' ? flag(column) : format === 'date-time' ? instant(column) : column
    return [sql.lit(name), value]
  })
  return record(sql.join(parts))
}
