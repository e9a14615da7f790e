import type { Migration } from './migration.ts'

/** Secret addresses at which other calendars read the user's. */
export const calendarFeeds: Migration = async (db) => {
  await db.schema
    .createTable('calendarFeeds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('showsCounseling', 'integer', (c) => c.notNull())
    .addColumn('includesSermons', 'integer', (c) => c.notNull())
    .addColumn('includesActivities', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('lastFetchedAt', 'bigint')
    .addColumn('etag', 'text')
    .addColumn('modifiedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('calendarFeedsByToken')
    .unique()
    .on('calendarFeeds')
    .column('tokenHash')
    .execute()
  await db.schema
    .createIndex('calendarFeedsByUser')
    .on('calendarFeeds')
    .columns(['userId', 'createdAt', 'id'])
    .execute()
}
