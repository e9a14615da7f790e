import type { Migration } from './migration.ts'

/** The steps of the week before a sermon: on which days they are, which are done (JSON; null for none), and whether they still have to be. */
export const weekRhythm: Migration = async (db) => {
  await db.schema.alterTable('planSettings').addColumn('rhythm', 'text').execute()
  await db.schema.alterTable('sermons').addColumn('stepsDone', 'text').execute()
  await db.schema
    .alterTable('sermons')
    .addColumn('couldBePreached', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
