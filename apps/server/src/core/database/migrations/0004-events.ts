import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

export const events: Migration = async (db) => {
  await recordTable(db, 'events')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('startTime', 'text', (c) => c.notNull())
    .addColumn('endTime', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('location', 'text')
    .addColumn('description', 'text')
    .addColumn('eventType', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('startMinute', 'integer')
    .execute()
  await db.schema.createIndex('eventsByDay').on('events').columns(['userId', 'date']).execute()
}
