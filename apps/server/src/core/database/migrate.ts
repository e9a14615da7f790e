import { sql } from 'kysely'
import { StartError } from '#core/start-error.ts'
import type { Database } from './connect.ts'
import { migrations } from './migrations/index.ts'

/** Any number serves, as long as every server asks for the same one. */
const lockNumber = 7_721_032

/**
 * Applies what is missing in one transaction under a lock: a crash leaves the old schema or the new one, and servers
 * that start at once apply each migration once.
 */
export async function migrate(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  list = migrations,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // SQLite's immediate transaction is the lock already.
    if (engine === 'postgres') {
      // Waiting for another server's migration may take longer than any request may.
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    }
    await sql`create table if not exists migrations (name text primary key, "appliedAt" bigint not null)`.execute(
      trx,
    )
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx)
    const done = new Set(rows.map((row) => row.name))

    const unknown = [...done].filter((name) => !(name in list))
    if (unknown.length > 0) {
      throw new StartError(
        `This database was written by a newer version of Stillwater (${unknown.join(', ')}). Start that version or a later one.`,
      )
    }

    const applied: string[] = []
    for (const [name, migration] of Object.entries(list)) {
      if (done.has(name)) continue
      await migration(trx, engine)
      await sql`insert into migrations (name, "appliedAt") values (${name}, ${Date.now()})`.execute(trx)
      applied.push(name)
    }
    return applied
  })
}
