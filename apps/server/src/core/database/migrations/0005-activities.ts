import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

export const activities: Migration = async (db) => {
  await recordTable(db, 'activities')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('location', 'text')
    .addColumn('activityType', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('startMinute', 'integer')
    .execute()
  await db.schema.createIndex('activitiesByDay').on('activities').columns(['userId', 'date']).execute()
}
