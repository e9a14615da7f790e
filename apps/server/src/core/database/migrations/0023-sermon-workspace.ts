import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** The text of a sermon, merged from all devices, its history, its study notes and links, and its passages. */
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
  await recordTable(db, 'sermon-notes')
    .addColumn('sermonId', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await recordTable(db, 'sermon-links')
    .addColumn('sermonId', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .execute()
  for (const [table, count] of [
    ['sermon-notes', 'studyNotes'],
    ['sermon-links', 'links'],
  ] as const) {
    await db.schema.createIndex(`${table}BySermon`).on(table).columns(['userId', 'sermonId', 'id']).execute()
    await db.schema
      .alterTable('sermons')
      .addColumn(count, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .createTable('sermonPassages')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sermonId', 'text', (c) => c.notNull())
    .addColumn('fromVerse', 'integer', (c) => c.notNull())
    .addColumn('toVerse', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sermonPassagesKey', ['userId', 'sermonId', 'fromVerse', 'toVerse'])
    .execute()
  await db.schema
    .createIndex('sermonPassagesByVerse')
    .on('sermonPassages')
    .columns(['userId', 'fromVerse', 'toVerse', 'sermonId'])
    .execute()
  // Those of earlier sermons are read after the start, a few at a time.
  await db.schema
    .alterTable('sermons')
    .addColumn('passagesRead', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`create index "sermonsUnread" on sermons ("userId", id) where "passagesRead" = 0`.execute(db)
  await db.schema
    .createTable('deletedSermons')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sermonId', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'bigint', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('deletedSermonsKey', ['userId', 'sermonId'])
    .execute()
  await db.schema.createIndex('deletedSermonsByTime').on('deletedSermons').column('deletedAt').execute()
  await db.schema
    .alterTable('usage')
    .addColumn('bodyBytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
