import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** When and where sermons were preached. */
export const deliveries: Migration = async (db) => {
  await recordTable(db, 'deliveries')
    .addColumn('sermonId', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('place', 'text')
    .addColumn('minutes', 'integer')
    .addColumn('words', 'integer')
    .addColumn('note', 'text')
    .execute()
  await db.schema.createIndex('deliveriesByDate').on('deliveries').columns(['userId', 'date', 'id']).execute()
  await db.schema
    .createIndex('deliveriesBySermon')
    .on('deliveries')
    .columns(['userId', 'sermonId', 'id'])
    .execute()
}
