import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

export const sermons: Migration = async (db) => {
  await recordTable(db, 'sermons')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('scripture', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('notes', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('archivedFrom', 'text')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('progress', 'integer', (c) => c.notNull())
    .addColumn('noteCount', 'integer', (c) => c.notNull())
    .addColumn('resourceCount', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sermonsByOwner').on('sermons').columns(['userId', 'date', 'id']).execute()
}
