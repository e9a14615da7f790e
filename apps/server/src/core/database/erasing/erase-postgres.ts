import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../connect.ts'
import { transactionsEnd } from './transactions-end.ts'

/** A table is locked while it is written anew: a second or two for one of this size, with its indexes. */
const largestCompacted = 64 * 1_048_576
const usualTries = 5
const pause = 1000

const lockNotAvailable = '55P03'

interface Options {
  /** In bytes, with its indexes. */
  readonly largest?: number
  /** For the lock of a table. */
  readonly tries?: number
  /** For the end of transactions that run. */
  readonly pauses?: number
  readonly signal?: AbortSignal
}

interface Table {
  readonly name: string
  readonly bytes: number
}

/**
 * PostgreSQL's usual vacuum leaves the bytes of deleted rows in their pages, and their words in the index of the search for good. Writing the
 * tables anew leaves none. Answers the tables that are too large for that while a server runs, or are in use all the time.
 */
export async function erasePostgres(
  db: Db,
  { largest = largestCompacted, tries = usualTries, pauses, signal }: Options = {},
): Promise<string[]> {
  return db.connection().execute(async (one) => {
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '1s', false)`.execute(
      one,
    )
    try {
      await transactionsEnd(one, signal, pauses)
      const left: string[] = []
      for (const { name, bytes } of await tablesOf(one)) {
        signal?.throwIfAborted()
        if (bytes > largest || !(await compact(one, name, tries))) left.push(name)
      }
      if (left.includes('searchTexts'))
        await sql`reindex index concurrently "searchTextsByWords"`.execute(one)
      // What was most common in each column is written down there. Nobody but the owner of the database may clean it.
      await sql`vacuum full pg_statistic`.execute(one)
      return left
    } finally {
      await sql`reset statement_timeout; reset lock_timeout`.execute(one)
    }
  })
}

async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname
  `.execute(db)
  return rows
}

/** Does not wait for long: whoever comes after it would wait too. */
async function compact(db: Db, table: string, tries: number): Promise<boolean> {
  for (let n = 0; n < tries; n += 1) {
    try {
      await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db)
      return true
    } catch (error) {
      if (Object(error).code !== lockNotAvailable) throw error
      await wait(pause)
    }
  }
  return false
}
