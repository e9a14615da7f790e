import { sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import { AppError } from '#core/http/errors.ts'

const span = 10 * 60_000
const most = 30

/** Opening the dialog and changing the amount ask the provider, so nobody may do it without end. Counted in the database, for all servers. */
export async function countAsking(db: Db, userId: string, now: number): Promise<void> {
  const old = sql<boolean>`${sql.ref('attempts.windowStart')} <= ${now - span}`
  const { failures: count, windowStart } = await db
    .insertInto('attempts')
    .values({ key: `donation:${userId}`, failures: 1, windowStart: now, blockedUntil: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${old} then 1 else ${sql.ref('attempts.failures')} + 1 end`,
        windowStart: sql`case when ${old} then ${now} else ${sql.ref('attempts.windowStart')} end`,
      }),
    )
    .returning(['failures', 'windowStart'])
    .executeTakeFirstOrThrow()
  if (count <= most) return
  throw new AppError('too_many_attempts', 'Too many requests. Please try again in a few minutes.', {
    retryAfter: (windowStart + span - now) / 1000,
  })
}
