import type { Migration } from './migration.ts'
import { recordTable } from './record-table.ts'

/** All goals of an owner are listed by the key itself; those of a category by an index of their own. */
export const goals: Migration = async (db) => {
  await recordTable(db, 'goals')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('progress', 'integer', (c) => c.notNull())
    .addColumn('targetDate', 'text')
    .addColumn('completedItems', 'integer', (c) => c.notNull())
    .addColumn('totalItems', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('goalsByCategory').on('goals').columns(['userId', 'category', 'id']).execute()
}
