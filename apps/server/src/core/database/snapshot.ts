import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { DatabaseLocation, Db } from './connect.ts'
import { databaseFile } from './sqlite-file.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** Reads the database as it is at one moment, by a connection of its own. Writers neither wait for it nor are seen by it. */
export async function readSnapshot<R>(location: DatabaseLocation, read: (db: Db) => Promise<R>): Promise<R> {
  if (location.databaseUrl !== undefined) {
    // Its client is only loaded where it is needed.
    const { connect } = await import('./connect.ts')
    const database = await connect(location)
    try {
      return await database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(read)
    } finally {
      await database.close()
    }
  }
  const file = new DatabaseSync(databaseFile(location.dataDir), { readOnly: true, timeout: 5000 })
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) })
  try {
    // The first query after this decides which moment it is.
    file.exec('begin')
    return await read(db)
  } finally {
    await db.destroy()
  }
}
