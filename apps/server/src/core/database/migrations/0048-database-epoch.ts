import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Names the history of this database: a restored one has another from there on. */
export const databaseEpoch: Migration = async (db) => {
  await db.schema
    .createTable('databaseEpoch')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('epoch', 'text', (c) => c.notNull())
    .addColumn('restoredAt', 'bigint')
    .execute()
  await sql`insert into "databaseEpoch" (id, epoch) values (1, ${randomUUID()})`.execute(db)
}
