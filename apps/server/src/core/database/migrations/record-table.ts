import type { Db } from '#core/database/connect.ts'

/**
 * The columns of every kind of record. The owner is part of the key: two owners may use the same id, so a create can never meet,
 * reveal or change another owner's row.
 */
export const recordTable = (db: Db, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}Key`, ['userId', 'id'])
