import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** When the servers of this database last did something that is not done more often. */
export const lastTimes: Migration = async (db, engine) => {
  await db.schema
    .createTable('lastTimes')
    .addColumn('what', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  // Two parts of the index are enough to be merged: what is gone from it shall leave the file.
  if (engine === 'sqlite')
    await sql`insert into "searchWords" ("searchWords", rank) values ('usermerge', 2)`.execute(db)
}
