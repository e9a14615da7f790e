import type { Migration } from './migration.ts'

export const donations: Migration = async (db) => {
  await db.schema
    .createTable('openIntents')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('attempt', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('intentId', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('donations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('refundedCents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('statusAt', 'bigint', (c) => c.notNull())
    .addColumn('paidAt', 'bigint')
    .addColumn('givenAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('donationsByOwner')
    .on('donations')
    .columns(['userId', 'givenAt', 'id'])
    .execute()

  await db.schema
    .createTable('paymentEvents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('receivedAt', 'bigint', (c) => c.notNull())
    .execute()
}
