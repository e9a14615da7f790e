import type { Migration } from './migration.ts'

/** Which people came from contacts together, so that they can be taken back together. */
export const peopleImports: Migration = async (db) => {
  await db.schema
    .createTable('peopleImports')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('importedAt', 'bigint', (c) => c.notNull())
    .addColumn('storedAt', 'bigint', (c) => c.notNull())
    .addColumn('personIds', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('peopleImportsKey', ['userId', 'id'])
    .execute()
}
