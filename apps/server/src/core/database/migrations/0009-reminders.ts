import type { Migration } from './migration.ts'

export const reminders: Migration = async (db) => {
  await db.schema.alterTable('prayers').addColumn('remindAt', 'integer').execute()
  await db.schema.alterTable('events').addColumn('remindMinutes', 'integer').execute()

  await db.schema
    .createTable('reminderPlans')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('eventMinutes', 'integer', (c) => c.notNull())
    .addColumn('prayerTime', 'integer', (c) => c.notNull())
    .addColumn('goalWeekday', 'integer', (c) => c.notNull())
    .addColumn('goalTime', 'integer', (c) => c.notNull())
    .addColumn('quietFrom', 'integer', (c) => c.notNull())
    .addColumn('quietTo', 'integer', (c) => c.notNull())
    .addColumn('dayOff', 'integer')
    .addColumn('plannedUntil', 'bigint', (c) => c.notNull())
    .addColumn('nextAt', 'bigint')
    .execute()
  await db.schema.createIndex('reminderPlansByNext').on('reminderPlans').column('nextAt').execute()

  await db.schema
    .createTable('pushKeys')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('privateKey', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('pushSubscriptions')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    // A browser that has signed out must not be reminded of anything any more.
    .addColumn('sessionHash', 'text', (c) => c.notNull().references('sessions.tokenHash').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('pushSubscriptionsKey', ['userId', 'id'])
    .execute()
  await db.schema
    .createIndex('pushSubscriptionsBySession')
    .on('pushSubscriptions')
    .column('sessionHash')
    .execute()
  await db.schema.createIndex('pushSubscriptionsById').on('pushSubscriptions').column('id').execute()

  await db.schema
    .createTable('pushes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('subscriptionId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('dueAt', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('usefulUntil', 'bigint', (c) => c.notNull())
    .addColumn('sendAt', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('sentAt', 'bigint')
    .addForeignKeyConstraint(
      'pushesDevice',
      ['userId', 'subscriptionId'],
      'pushSubscriptions',
      ['userId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    // A reminder reaches a device once, however often it is planned.
    .addUniqueConstraint('pushesOnce', ['userId', 'subscriptionId', 'kind', 'subject', 'dueAt'])
    .execute()
  await db.schema.createIndex('pushesBySendAt').on('pushes').column('sendAt').execute()
  await db.schema.createIndex('pushesByDueAt').on('pushes').column('dueAt').execute()
}
