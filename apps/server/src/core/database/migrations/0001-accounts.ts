import type { Migration } from './migration.ts'

export const accounts: Migration = async (db) => {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('emailKey', 'text', (c) => c.notNull().unique())
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .addColumn('fullName', 'text', (c) => c.notNull())
    .addColumn('churchName', 'text')
    .addColumn('timeZone', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('seenAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()
  await db.schema.createIndex('sessionsBySeen').on('sessions').column('seenAt').execute()

  // Browsers on which a user has signed in before: their tries are counted apart from strangers' tries.
  await db.schema
    .createTable('devices')
    .addColumn('tokenHash', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seenAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('devicesKey', ['tokenHash', 'userId'])
    .execute()
  await db.schema.createIndex('devicesByUser').on('devices').column('userId').execute()

  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('windowStart', 'bigint', (c) => c.notNull())
    .addColumn('blockedUntil', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('attemptsByWindow').on('attempts').column('windowStart').execute()

  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
}
