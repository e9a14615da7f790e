import type { Migration } from './migration.ts'

/** Which key sealed a text: a vault can be made anew, and what waits on a device for the old one must be known. */
export const vaultKeyIds: Migration = async (db) => {
  await db.schema
    .alterTable('vaults')
    .addColumn('keyId', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
