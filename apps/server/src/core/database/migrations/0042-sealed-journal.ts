import type { Migration } from './migration.ts'

/** Sealed journal entries. */
export const sealedJournal: Migration = async (db) => {
  await db.schema.alterTable('journals').addColumn('vaultText', 'text').execute()
}
