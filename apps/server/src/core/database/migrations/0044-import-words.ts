import type { Migration } from './migration.ts'

/** The words of what is brought in are looked up while it is read. */
export const importWords: Migration = async (db) => {
  await db.schema.alterTable('importEntries').addColumn('words', 'text').execute()
}
