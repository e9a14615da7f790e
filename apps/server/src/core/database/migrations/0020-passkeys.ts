import type { Migration } from './migration.ts'

/** Keys with which a user signs in without a password. */
export const passkeys: Migration = async (db) => {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credentialId', 'text', (c) => c.notNull())
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('backedUp', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('lastUsedAt', 'bigint')
    .execute()
  await db.schema.createIndex('passkeysByCredential').unique().on('passkeys').column('credentialId').execute()
  await db.schema.createIndex('passkeysByUser').on('passkeys').columns(['userId', 'createdAt']).execute()
}
