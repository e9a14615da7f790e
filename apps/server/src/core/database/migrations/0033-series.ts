import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** Sermons that belong together. */
export const series: Migration = async (db) => {
  await recordTable(db, 'series')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('theme', 'text')
    .addColumn('reference', 'text')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('weeks', 'integer', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('seriesByDate').on('series').columns(['userId', 'date', 'id']).execute()
  await db.schema.alterTable('sermons').addColumn('seriesId', 'text').execute()
}
