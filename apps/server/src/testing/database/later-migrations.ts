import { sql } from 'kysely'
import type { Migration } from '#core/database/migrations/migration.ts'

/** How often these migrations stop to ask whether to die, the last time when all is done but not committed. */
export const steps = 6

/** What a coming version might do: a new table with an index, a new column with its values, a table that goes. */
export function laterMigrations(dieAt = Infinity): Record<string, Migration> {
  let step = 0
  const pause = () => {
    step += 1
    if (step === dieAt) process.kill(process.pid, 'SIGKILL')
  }
  return {
    '9001-notes': async (db) => {
      pause()
      await sql`create table notes (id text primary key, body text not null)`.execute(db)
      pause()
      await sql`create index "notesByBody" on notes (body)`.execute(db)
    },
    '9002-nickname': async (db) => {
      pause()
      await sql`alter table users add column nickname text`.execute(db)
      pause()
      await sql`update users set nickname = "fullName"`.execute(db)
    },
    '9003-no-probes': async (db) => {
      pause()
      await sql`drop table probes`.execute(db)
      pause()
    },
  }
}
