import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** When prayers come up, on which days they were prayed, what has happened since, and how they were answered. */
export const pray: Migration = async (db) => {
  for (const name of ['rhythm', 'pausedUntil', 'answerNote'])
    await db.schema.alterTable('prayers').addColumn(name, 'text').execute()

  await recordTable(db, 'prayer-updates')
    .addColumn('prayerId', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('prayerUpdatesByDate')
    .on('prayer-updates')
    .columns(['userId', 'date', 'id'])
    .execute()
  await db.schema
    .createIndex('prayerUpdatesByPrayer')
    .on('prayer-updates')
    .columns(['userId', 'prayerId', 'id'])
    .execute()

  await db.schema
    .createTable('prayerMarks')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('prayerId', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('prayerMarksKey', ['userId', 'prayerId', 'date'])
    .execute()

  await db.schema
    .createTable('praySettings')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('cards', 'integer', (c) => c.notNull())
    .addColumn('personal', 'integer')
    .addColumn('family', 'integer')
    .addColumn('congregation', 'integer')
    .addColumn('ministry', 'integer')
    .addColumn('other', 'integer')
    .addColumn('timer', 'integer')
    .execute()

  await db.schema
    .createTable('deletedPrayers')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('prayerId', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'bigint', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('deletedPrayersKey', ['userId', 'prayerId'])
    .execute()
  await db.schema.createIndex('deletedPrayersByTime').on('deletedPrayers').column('deletedAt').execute()
}
