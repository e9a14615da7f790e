import { type Insertable, sql } from 'kysely'
import { readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

/** The entries that name one person only; `own` are their lists of people as they are stored. */
export const soleEntriesOf = (db: Db, userId: string, own: readonly string[]) =>
  db
    .selectFrom('care-entries')
    .selectAll()
    .where('userId', '=', userId)
    .where('personIds', 'in', own)
    .orderBy('id')
    .execute()

/** The ids that mean somebody who is there: their own, or that of somebody who was merged into them. */
export async function stillMeant(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const people = await db
    .selectFrom('people')
    .select(['id', 'mergedIds'])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('mergedIds', '<>', '[]')]))
    .execute()
  return new Set(people.flatMap(({ id, mergedIds }) => [id, ...readJsonList<string>(mergedIds)]))
}

export async function addDeletedEntry(db: Db, row: Insertable<Tables['deletedCareEntries']>): Promise<void> {
  await db
    .insertInto('deletedCareEntries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'personId', 'id'])
        .doUpdateSet({ deletedAt: row.deletedAt, entry: row.entry }),
    )
    .execute()
}

export const deletedEntriesOf = (db: Db, userId: string, personId: string) =>
  db
    .selectFrom('deletedCareEntries')
    .select('entry')
    .where('userId', '=', userId)
    .where('personId', '=', personId)
    .execute()

/** With the bytes that each takes, the latest first. */
export const latestDeletedEntries = (db: Db, userId: string) =>
  db
    .selectFrom('deletedCareEntries')
    .select(['personId', 'id', sql<number>`octet_length(entry)`.as('bytes')])
    .where('userId', '=', userId)
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function forgetDeletedEntry(
  db: Db,
  userId: string,
  personId: string,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('deletedCareEntries')
    .where('userId', '=', userId)
    .where('personId', '=', personId)
    .where('id', '=', id)
    .execute()
}

export async function forgetDeletedEntries(db: Db, before: number): Promise<void> {
  await db.deleteFrom('deletedCareEntries').where('deletedAt', '<=', before).execute()
}
