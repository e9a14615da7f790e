import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

type What = Tables['lastTimes']['what']

/** Whether something is due again; then it counts as done now. Of servers that ask at once, one is told so. */
export async function isDueAgain(db: Db, what: What, period: number, now: number): Promise<boolean> {
  const written = await db
    .insertInto('lastTimes')
    .values({ what, at: now })
    .onConflict((conflict) =>
      conflict
        .column('what')
        .doUpdateSet({ at: now })
        // A time to come was noted by a clock that ran ahead.
        .where((eb) => eb.or([eb('lastTimes.at', '<=', now - period), eb('lastTimes.at', '>', now)])),
    )
    .returning('what')
    .execute()
  return written.length > 0
}
