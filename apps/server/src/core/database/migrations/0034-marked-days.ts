import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** Days on which somebody does not preach, and the days of the week on which they do. */
export const markedDays: Migration = async (db) => {
  await recordTable(db, 'marked-days')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .execute()
  await db.schema
    .createIndex('markedDaysByDate')
    .on('marked-days')
    .columns(['userId', 'date', 'id'])
    .execute()
  await db.schema
    .createTable('planSettings')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('weekdays', 'text', (c) => c.notNull())
    .execute()
}
