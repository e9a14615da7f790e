import type { Migration } from './migration.ts'

/** Events last several days and repeat. Those that are there stay as they are: one day, once. */
export const repeatingEvents: Migration = async (db) => {
  await db.schema
    .alterTable('events')
    .addColumn('days', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  for (const name of ['repeats', 'seriesId', 'originalDate', 'exception', 'lastDate']) {
    await db.schema.alterTable('events').addColumn(name, 'text').execute()
  }
  // Few events last beyond their first day, and few are exceptions: the rest is in neither index.
  await db.schema
    .createIndex('eventsByLastDay')
    .on('events')
    .columns(['userId', 'lastDate'])
    .where('lastDate', 'is not', null)
    .execute()
  await db.schema
    .createIndex('eventsByOriginalDay')
    .on('events')
    .columns(['userId', 'originalDate'])
    .where('originalDate', 'is not', null)
    .execute()
}
