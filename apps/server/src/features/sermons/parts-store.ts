import { countWords } from '@stillwater/sermon-body/blocks'
import type { SermonPart } from '@stillwater/contract/records/record-names'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { partExists } from '#core/records/record-parts.ts'
import { bodyText } from './body/body-store.ts'
import type { SermonKey } from './sermon-key.ts'

/** The study notes or links of all sermons, the first written first. */
export const partsOf = (db: Db, table: SermonPart, userId: string) =>
  db.selectFrom(table).selectAll().where('userId', '=', userId).where(partExists(table)).orderBy('id')

/** When the sermons were preached, the latest first. */
export const deliveriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .where('userId', '=', userId)
    .where(partExists('deliveries'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')

/** A timed delivery is of use with the length of its text, which only the app that preached it may know. */
export async function fillWords(
  trx: Db,
  row: Selectable<Tables['deliveries']>,
): Promise<Selectable<Tables['deliveries']>> {
  if (row.minutes === null || row.words !== null) return row
  const words = countWords(await bodyText(trx, row))
  if (words === 0) return row
  return trx
    .updateTable('deliveries')
    .set({ words })
    .where('userId', '=', row.userId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Counts anew what belongs to a sermon. */
export async function countParts(trx: Db, { userId, sermonId }: SermonKey): Promise<void> {
  const count = (table: SermonPart) =>
    sql<number>`(select count(*) from ${sql.table(table)} where "userId" = ${userId} and "sermonId" = ${sermonId})`
  await trx
    .updateTable('sermons')
    .set({ studyNotes: count('sermon-notes'), links: count('sermon-links') })
    .where('userId', '=', userId)
    .where('id', '=', sermonId)
    .execute()
  await forgetSentCounts(trx, { userId, sermonId })
}

/** A count that was sent stands only while there is nothing to count. */
export const forgetSentCounts = (trx: Db, { userId, sermonId }: SermonKey) =>
  trx
    .updateTable('sermons')
    .set({
      noteCount: sql<number>`case when "studyNotes" > 0 then 0 else "noteCount" end`,
      resourceCount: sql<number>`case when links > 0 then 0 else "resourceCount" end`,
    })
    .where('userId', '=', userId)
    .where('id', '=', sermonId)
    .returningAll()
    .executeTakeFirstOrThrow()
