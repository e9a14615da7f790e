import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

export const journals: Migration = async (db) => {
  await recordTable(db, 'journals')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('monthDay', 'text', (c) => c.notNull())
    .addColumn('plainTitle', 'text', (c) => c.notNull())
    .addColumn('plainContent', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('journalsByDate').on('journals').columns(['userId', 'date', 'id']).execute()
  await db.schema
    .createIndex('journalsByMonthDay')
    .on('journals')
    .columns(['userId', 'monthDay', 'date'])
    .execute()
}
