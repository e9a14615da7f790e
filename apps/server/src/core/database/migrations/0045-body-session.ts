import type { Migration } from './migration.ts'

/** In which session a text was last changed: two devices may have the same name. */
export const bodySession: Migration = async (db) => {
  await db.schema.alterTable('sermonBodies').addColumn('sessionId', 'text').execute()
}
