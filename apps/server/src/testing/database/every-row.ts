import { sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'

/** All that the database holds, as one text: what must not be stored must not be found in it. */
export async function everyRow(db: Db): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows: unknown[] = []
  for (const { name } of tables) {
    // SQLite's own tables behind its full-text index.
    if (name.startsWith('searchWords_')) continue
    rows.push(name, (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows)
  }
  return JSON.stringify(rows)
}
