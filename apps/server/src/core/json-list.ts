import type { Schema } from '@stillwater/contract/endpoint'
import { type Compilable, type RawBuilder, sql } from 'kysely'
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

type ListDeps = Pick<Deps, 'db' | 'engine' | 'readJson'>

/**
 * A list call whose JSON the database writes itself: no row becomes an object here, and the query is put into words once. `rows`
 * must use its arguments as values only. Only the fields of the schema leave, as everywhere.
 */
export function jsonList<Args extends string[]>(
  { db, engine, readJson }: ListDeps,
  schema: Schema,
  rows: (...args: Args) => Compilable,
): (...args: Args) => Promise<JsonText> {
  // Marks in place of the values show where each goes.
  const marks = Array.from({ length: rows.length }, (_, index) => `\u0000value ${index}`)
  const query = sql<{ json: string }>`
    select ${listOf(engine, schema)} as json from (${rows(...(marks as Args))}) as row
  `.compile(db)
  const places = query.parameters.map((value) => marks.indexOf(value as string))

  return async (...args) => {
    const values = query.parameters.map((value, index) => args[places[index] ?? -1] ?? value)
    return new JsonText(await readJson(query.sql, values))
  }
}

const listOf = (engine: Engine, schema: Schema): RawBuilder<unknown> =>
  engine === 'sqlite'
    ? sql`json_group_array(json_object(${fieldsOf(schema, (flag) => sql`iif(${flag}, json('true'), json('false'))`)}))`
    : sql`coalesce(json_agg(json_build_object(${fieldsOf(schema, (flag) => sql`${flag} = 1`)}))::text, '[]')`

/** Name and value of each field in turn. Both engines keep a flag as 0 or 1 and write it in their own way. */
function fieldsOf(
  schema: Schema,
  flag: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output' })
  const parts = Object.entries(properties).flatMap(([name, field]) => {
    const column = sql.ref(name)
    return [sql.lit(name), typeof field === 'object' && field.type === 'boolean' ? flag(column) : column]
  })
  return sql.join(parts)
}
