import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../connect.ts'

const pause = 200
/** Longer than an export takes. */
const usualPauses = 3000

/** Waits until all transactions that run now have ended: PostgreSQL keeps the deleted rows that one of them might still read. */
export async function transactionsEnd(db: Db, signal?: AbortSignal, mostPauses = usualPauses): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next
  `.execute(db)
  const next = rows[0]?.next ?? ''
  for (let n = 0; await isAnyOlder(db, next); n += 1) {
    signal?.throwIfAborted()
    if (n >= mostPauses) throw new Error('A transaction in PostgreSQL has been open for long.')
    await wait(pause)
  }
}

/** Those that write are known in all databases of a cluster, those that only read matter in ours. */
async function isAnyOlder(db: Db, next: string): Promise<boolean> {
  const { rows } = await sql<{ older: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) < ${next}::xid8 or exists (
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and age(backend_xmin) > age(${next}::xid8::xid)
    ) as older
  `.execute(db)
  return rows[0]?.older === true
}
