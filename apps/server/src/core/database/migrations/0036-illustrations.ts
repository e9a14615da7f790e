import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** Stories and examples for sermons. Tags and the ids of the sermons that they are told in are JSON. */
export const illustrations: Migration = async (db) => {
  await recordTable(db, 'illustrations')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('source', 'text')
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('sermonIds', 'text', (c) => c.notNull())
    .execute()
}
