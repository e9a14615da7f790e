import { type ParentName, parentFields, type RecordPart, parentOf } from '@stillwater/contract/record-names'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Engine } from './database/connect.ts'

/** Holds for what belongs to a record that is there: the rest waits for its record to come back, or to be forgotten. */
export const parentExists = (parent: ParentName, table: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from ${sql.table(parent)} as parent
  where parent."userId" = ${sql.table(table)}."userId" and parent.id = ${sql.ref(`${table}.${parentFields[parent]}`)}
)`

export const partExists = (part: RecordPart): RawBuilder<SqlBool> => parentExists(parentOf(part), part)

/** The id of the record to which this one belongs. */
export const parentIdOf = (part: RecordPart, row: object): string =>
  (row as Record<string, string>)[parentFields[parentOf(part)]] ?? ''

/** Locks a record until the transaction ends; false where the user has none of this id. */
export async function lockParent(
  trx: Db,
  engine: Engine,
  parent: ParentName,
  userId: string,
  id: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom(parent)
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}
