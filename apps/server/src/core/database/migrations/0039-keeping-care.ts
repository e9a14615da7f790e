import type { Migration } from './migration.ts'

/** Until when entries of the care log are kept, those of deleted people for a while, and who was merged into whom. */
export const keepingCare: Migration = async (db) => {
  await db.schema.alterTable('people').addColumn('mergedIds', 'text').execute()
  await db.schema.alterTable('care-entries').addColumn('keepUntil', 'text').execute()
  await db.schema
    .createTable('careSettings')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('keepMonths', 'integer')
    .execute()
  await db.schema
    .createTable('deletedCareEntries')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('personId', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'bigint', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deletedCareEntriesKey', ['userId', 'personId', 'id'])
    .execute()
  await db.schema
    .createIndex('deletedCareEntriesByTime')
    .on('deletedCareEntries')
    .column('deletedAt')
    .execute()
}
