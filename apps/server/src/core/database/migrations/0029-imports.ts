import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Exports on their way back: the file as it was sent, and what was read from it. */
export const imports: Migration = async (db, engine) => {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`
  await db.schema
    .createTable('imports')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('packing', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('checksum', 'bigint')
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('summary', 'text')
    .addColumn('replaced', 'integer', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('seenAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('importsKey', ['userId', 'id'])
    .execute()
  await db.schema.createIndex('importsByTime').on('imports').column('createdAt').execute()
  await db.schema
    .createTable('importPieces')
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('importId', 'text', (c) => c.notNull())
    .addColumn('index', 'integer', (c) => c.notNull())
    .addColumn('data', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('importPiecesKey', ['userId', 'importId', 'index'])
    .addForeignKeyConstraint('importPiecesOf', ['userId', 'importId'], 'imports', ['userId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('importEntries')
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('importId', 'text', (c) => c.notNull())
    .addColumn('index', 'integer', (c) => c.notNull())
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('body', bytes)
    .addPrimaryKeyConstraint('importEntriesKey', ['userId', 'importId', 'index'])
    .addForeignKeyConstraint('importEntriesOf', ['userId', 'importId'], 'imports', ['userId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
}
