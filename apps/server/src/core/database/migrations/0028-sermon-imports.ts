import type { Migration } from './migration.ts'

/** Which sermons came from files together, so that they can be taken back together. */
export const sermonImports: Migration = async (db) => {
  await db.schema
    .createTable('sermonImports')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('importedAt', 'bigint', (c) => c.notNull())
    .addColumn('storedAt', 'bigint', (c) => c.notNull())
    .addColumn('sermonIds', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sermonImportsKey', ['userId', 'id'])
    .execute()
}
