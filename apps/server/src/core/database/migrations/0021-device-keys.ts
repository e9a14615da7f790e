import type { Migration } from './migration.ts'

/** The server's half of the way back to a locked device. */
export const deviceKeys: Migration = async (db) => {
  await db.schema
    .createTable('deviceKeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('deviceKeysByUser')
    .on('deviceKeys')
    .columns(['userId', 'createdAt', 'id'])
    .execute()
}
