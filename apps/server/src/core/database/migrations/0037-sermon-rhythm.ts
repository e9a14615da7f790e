import type { Migration } from './migration.ts'

/** On which days the steps of one sermon are, where its week is not like the others. */
export const sermonRhythm: Migration = async (db) => {
  await db.schema.alterTable('sermons').addColumn('rhythm', 'text').execute()
}
