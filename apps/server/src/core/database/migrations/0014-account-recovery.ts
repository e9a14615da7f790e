import type { Migration } from './migration.ts'

export const accountRecovery: Migration = async (db) => {
  // Links that work once: invitations, which belong to nobody yet, and password resets.
  await db.schema
    .createTable('oneTimeTokens')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('oneTimeTokensByUser').on('oneTimeTokens').column('userId').execute()
  await db.schema.createIndex('oneTimeTokensByExpiry').on('oneTimeTokens').column('expiresAt').execute()

  // Known browsers are forgotten by age.
  await db.schema.createIndex('devicesBySeen').on('devices').column('seenAt').execute()
}
