import type { Migration } from './migration.ts'

/** Sealed notes about a person. */
export const privateNotes: Migration = async (db) => {
  await db.schema.alterTable('people').addColumn('vaultText', 'text').execute()
}
