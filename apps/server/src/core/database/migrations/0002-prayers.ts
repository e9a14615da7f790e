import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

export const prayers: Migration = async (db) => {
  await recordTable(db, 'prayers')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('isAnswered', 'integer', (c) => c.notNull())
    .addColumn('dateAdded', 'text', (c) => c.notNull())
    .addColumn('dateAnswered', 'text')
    .execute()
  await db.schema.createIndex('prayersByOwner').on('prayers').columns(['userId', 'dateAdded', 'id']).execute()
}
