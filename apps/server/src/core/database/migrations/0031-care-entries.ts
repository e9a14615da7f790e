import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** When the pastor was in touch with whom. The ids of the people are JSON. */
export const careEntries: Migration = async (db) => {
  await recordTable(db, 'care-entries')
    .addColumn('personIds', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('words', 'text')
    .addColumn('followUp', 'text')
    .execute()
  await db.schema
    .createIndex('careEntriesByDate')
    .on('care-entries')
    .columns(['userId', 'date', 'id'])
    .execute()
}
