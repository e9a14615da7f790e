import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** The people in a pastor's care. Tags and dates are JSON. */
export const people: Migration = async (db) => {
  await recordTable(db, 'people')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('household', 'text')
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('address', 'text')
    .addColumn('birthday', 'text')
    .addColumn('dates', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('placeName', 'text')
    .addColumn('room', 'text')
    .addColumn('notes', 'text')
    .addColumn('contactDays', 'integer')
    .addColumn('laterUntil', 'text')
    .execute()
  // When it is said each day how many of them may need the pastor.
  await db.schema.alterTable('reminderPlans').addColumn('careTime', 'integer').execute()
}
