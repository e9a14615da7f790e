import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Sessions become devices that their user can list and sign out. */
export const devices: Migration = async (db) => {
  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('sessions').addColumn('address', 'text').execute()
  const { rows } = await sql<{ tokenHash: string }>`select "tokenHash" from sessions`.execute(db)
  for (const { tokenHash } of rows) {
    await sql`update sessions set id = ${randomUUID()} where "tokenHash" = ${tokenHash}`.execute(db)
  }
  await db.schema.createIndex('sessionsById').unique().on('sessions').column('id').execute()

  await db.schema
    .createTable('endedSessions')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('endedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('endedSessionsByUser').on('endedSessions').column('userId').execute()
  await db.schema.createIndex('endedSessionsByTime').on('endedSessions').column('endedAt').execute()
}
