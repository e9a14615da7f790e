import type { PrayerMarks } from '@stillwater/contract/pray'
import { sql } from 'kysely'
import type { Db, Engine } from '#core/database/connect.ts'
import { lockParent, parentExists } from '#core/record-parts.ts'

/** How many of the last days today's choice needs. */
const lastDays = 2

/** The last days on which each prayer was prayed. */
export async function marksOf(db: Db, userId: string): Promise<PrayerMarks[]> {
  const { rows } = await sql<{ prayerId: string; date: string }>`
    select "prayerId", date from (
      select "prayerId", date, row_number() over (partition by "prayerId" order by date desc) as place
      from "prayerMarks" where "userId" = ${userId} and ${parentExists('prayers', 'prayerMarks')}
    ) as marks
    where place <= ${sql.lit(lastDays)} order by "prayerId", date desc
  `.execute(db)
  return Array.from(
    Map.groupBy(rows, ({ prayerId }) => prayerId),
    ([prayerId, marks]) => ({ prayerId, days: marks.map(({ date }) => date) }),
  )
}

/** A day that is marked already stays as it is. */
export async function markIn(
  trx: Db,
  engine: Engine,
  userId: string,
  prayerId: string,
  date: string,
): Promise<'added' | 'same' | 'no prayer'> {
  if (!(await lockParent(trx, engine, 'prayers', userId, prayerId))) return 'no prayer'
  const added = await trx
    .insertInto('prayerMarks')
    .values({ userId, prayerId, date })
    .onConflict((conflict) => conflict.doNothing())
    .returning('date')
    .executeTakeFirst()
  return added === undefined ? 'same' : 'added'
}
