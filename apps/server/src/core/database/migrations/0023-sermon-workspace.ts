import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The text of a sermon, merged from all devices, and its history. */
export const sermonWorkspace: Migration = async (db, engine) => {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`
  await db.schema
    .createTable('sermonBodies')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sermonId', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('state', bytes, (c) => c.notNull())
    .addColumn('vector', bytes, (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('fromNotes', 'integer', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('changedAt', 'bigint', (c) => c.notNull())
    .addColumn('versionAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sermonBodiesKey', ['userId', 'sermonId'])
    .execute()
  await db.schema
    .createTable('sermonVersions')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sermonId', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('words', 'integer', (c) => c.notNull())
    .addColumn('blocks', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('sermonVersionsKey', ['userId', 'sermonId', 'id'])
    .execute()
  await db.schema
    .alterTable('usage')
    .addColumn('bodyBytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
