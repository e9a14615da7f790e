import type { Migration } from './migration.ts'

/** Sealed words: what opens them, and the first records that can hold some. */
export const vault: Migration = async (db) => {
  await db.schema
    .createTable('vaults')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('passphraseSalt', 'text', (c) => c.notNull())
    .addColumn('passphraseCost', 'integer', (c) => c.notNull())
    .addColumn('passphraseKey', 'text', (c) => c.notNull())
    .addColumn('recoveryKey', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('care-entries').addColumn('vaultText', 'text').execute()
}
