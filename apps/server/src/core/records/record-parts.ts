import {
  type ParentName,
  parentFields,
  type RecordPart,
  parentOf,
} from '@stillwater/contract/records/record-names'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Engine } from '../database/connect.ts'

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
export const lockParent = async (
  trx: Db,
  engine: Engine,
  parent: ParentName,
  userId: string,
  id: string,
): Promise<boolean> => (await lockParents(trx, engine, parent, userId, [id])).has(id)

/** Locks records until the transaction ends, in one order everywhere. Answers the ids of those that the user has. */
export async function lockParents(
  trx: Db,
  engine: Engine,
  parent: ParentName,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await trx
    .selectFrom(parent)
    .select('id')
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  return new Set(rows.map(({ id }) => id))
}
