import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** Several devotionals may be kept for one day, so that nothing that was written on two devices is refused. */
export const devotionals: Migration = async (db) => {
  await recordTable(db, 'devotionals')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('scripture', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('reflection', 'text')
    .execute()
  await db.schema
    .createIndex('devotionalsByDate')
    .on('devotionals')
    .columns(['userId', 'date', 'id'])
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('followsReadings', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  // What was answered lately, for the week at a glance.
  await db.schema.createIndex('prayersByAnswer').on('prayers').columns(['userId', 'dateAnswered']).execute()
}
