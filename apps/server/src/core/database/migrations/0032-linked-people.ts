import type { Migration } from './migration.ts'

/** Whom a prayer, an event or an activity is about, as JSON; null for nobody, so that records from before take no more room. */
export const linkedPeople: Migration = async (db) => {
  for (const table of ['prayers', 'events', 'activities'])
    await db.schema.alterTable(table).addColumn('personIds', 'text').execute()
}
