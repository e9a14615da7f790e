import type { Migration } from './migration.ts'

/** Codes with which a user sets a new password, and accounts that are disabled or about to be deleted. */
export const recovery: Migration = async (db) => {
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('codeHash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('recoveryCodesByUser').on('recoveryCodes').column('userId').execute()

  await db.schema.alterTable('users').addColumn('disabledAt', 'bigint').execute()
  await db.schema.alterTable('users').addColumn('deletesAt', 'bigint').execute()
  await db.schema.createIndex('usersByDeletion').on('users').column('deletesAt').execute()
}
