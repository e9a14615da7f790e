import type { PrayerMarks } from '@stillwater/contract/prayers/pray'
import { sql } from 'kysely'
import type { Db, Engine } from '#core/database/connect.ts'
import { lockParents, parentExists } from '#core/records/record-parts.ts'

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
  mark: Mark,
): Promise<'added' | 'same' | 'no prayer'> {
  const { prayers, added } = await markAll(trx, engine, userId, [mark])
  if (!prayers.has(mark.prayerId)) return 'no prayer'
  return added.has(nameOf(mark)) ? 'added' : 'same'
}

/** A day on which a prayer was prayed. */
interface Mark {
  readonly prayerId: string
  readonly date: string
}

export const nameOf = ({ prayerId, date }: Mark) => `${prayerId} ${date}`

/** Marks many days. Answers which of their prayers are there, and by name the marks that were not there before. */
export async function markAll(trx: Db, engine: Engine, userId: string, marks: readonly Mark[]) {
  const prayers = await lockParents(trx, engine, 'prayers', userId, [
    ...new Set(marks.map(({ prayerId }) => prayerId)),
  ])
  const rows = marks
    .filter(({ prayerId }) => prayers.has(prayerId))
    .map(({ prayerId, date }) => ({ userId, prayerId, date }))
  if (rows.length === 0) return { prayers, added: new Set<string>() }
  const added = await trx
    .insertInto('prayerMarks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['prayerId', 'date'])
    .execute()
  return { prayers, added: new Set(added.map(nameOf)) }
}
