import type { Schema } from '@stillwater/contract/endpoint'
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Engine } from './database/connect.ts'
import type { Deps } from './deps.ts'

/** JSON that the database has written, ready to be sent. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = RawBuilder<unknown>
type ListDeps = Pick<Deps, 'db' | 'engine' | 'readJson'>

/**
 * A list call whose JSON the database writes itself: no row becomes an object here, and the query is put into words once. `rows`
 * must use its arguments as values only. Only the fields of the schema leave, as everywhere.
 */
export function jsonList<Args extends string[]>(
  deps: ListDeps,
  schema: Schema,
  rows: (...args: Args) => Compilable,
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
export function jsonRows(deps: ListDeps, schema: Schema): (rows: Compilable) => Promise<JsonText> {
  const list = listOf(deps, schema)
  return async (rows) => {
    const { sql: text, parameters } = list(rows)
    return new JsonText(await deps.readJson(text, parameters))
  }
}

/** Puts rows into words that answer them as one list in JSON. */
function listOf({ db, engine }: ListDeps, schema: Schema): (rows: Compilable) => CompiledQuery {
  const json = writeList(engine, schema)
  return (rows) => sql`select ${json} as json from (${rows}) as row`.compile(db)
}

const writers = {
  sqlite: {
    list: (fields: Part) => sql`json_group_array(json_object(${fields}))`,
    flag: (column: Part) => sql`iif(${column}, json('true'), json('false'))`,
    instant: (column: Part) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`,
  },
  postgres: {
    list: (fields: Part) => sql`coalesce(json_agg(json_build_object(${fields}))::text, '[]')`,
    flag: (column: Part) => sql`${column} = 1`,
    instant: (column: Part) =>
      sql`to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
}

/** Name and value of each field in turn. Both engines keep a flag as 0 or 1 and an instant as milliseconds. */
function writeList(engine: Engine, schema: Schema): Part {
  const { list, flag, instant } = writers[engine]
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output' })
  const parts = Object.entries(properties).flatMap(([name, field]) => {
    const column = sql.ref(name)
    const { type, format } = field as { type?: string; format?: string }
    const value = type === 'boolean' ? flag(column) : format === 'date-time' ? instant(column) : column
    return [sql.lit(name), value]
  })
  return list(sql.join(parts))
}
