import type { Migration } from './migration.ts'

export const housekeeping: Migration = async (db) => {
  // Since when a device has not been reached: what the next try and the device's end depend on, instead of tries of each message.
  await db.schema.alterTable('pushSubscriptions').addColumn('failingSince', 'bigint').execute()
  await db.schema.alterTable('pushes').dropColumn('attempts').execute()
  await db.schema.createIndex('paymentEventsByTime').on('paymentEvents').column('receivedAt').execute()
}
