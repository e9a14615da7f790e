import type { Migration } from './migration.ts'

/** A passphrase and a code that were replaced, perhaps not by their owner, so that they can be gone back to for a while. */
export const replacedVaults: Migration = async (db) => {
  await db.schema
    .createTable('replacedVaults')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('keyId', 'text', (c) => c.notNull())
    .addColumn('passphraseSalt', 'text', (c) => c.notNull())
    .addColumn('passphraseCost', 'integer', (c) => c.notNull())
    .addColumn('passphraseKey', 'text', (c) => c.notNull())
    .addColumn('recoveryKey', 'text', (c) => c.notNull())
    .addColumn('replacedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('replacedVaultsKey', ['userId', 'version'])
    .execute()
  await db.schema.createIndex('replacedVaultsByTime').on('replacedVaults').column('replacedAt').execute()
}
