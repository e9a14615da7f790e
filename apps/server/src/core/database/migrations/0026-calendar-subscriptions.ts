import type { Migration } from './migration.ts'

/** Calendars of others that a user shows beside their own, and what was last read of them. */
export const calendarSubscriptions: Migration = async (db) => {
  await db.schema
    .createTable('calendarSubscriptions')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('nextAt', 'bigint')
    .addColumn('triedAt', 'bigint')
    .addColumn('isWaiting', 'integer', (c) => c.notNull())
    .addColumn('refreshedAt', 'bigint')
    .addColumn('etag', 'text')
    .addColumn('lastModified', 'text')
    .addColumn('contentHash', 'text')
    .addColumn('failingSince', 'bigint')
    .addColumn('fault', 'text')
    .addColumn('events', 'integer', (c) => c.notNull())
    .addColumn('isCut', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('calendarSubscriptionsKey', ['userId', 'id'])
    .execute()
  await db.schema
    .createIndex('calendarSubscriptionsDue')
    .on('calendarSubscriptions')
    .columns(['nextAt', 'userId', 'id'])
    .execute()
  await db.schema
    .createTable('subscribedEvents')
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('subscriptionId', 'text', (c) => c.notNull())
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('firstDate', 'text', (c) => c.notNull())
    .addColumn('lastDate', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('subscribedEventsKey', ['userId', 'subscriptionId', 'part'])
    .addForeignKeyConstraint(
      'subscribedEventsOf',
      ['userId', 'subscriptionId'],
      'calendarSubscriptions',
      ['userId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('subscribedEventsByDate')
    .on('subscribedEvents')
    .columns(['userId', 'lastDate', 'firstDate'])
    .execute()
}
