import type { RecordName } from '@stillwater/contract/records/record-names'
import { sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Migration } from './migration.ts'
import { indexRecords, type SearchRow } from '#core/records/search-index.ts'
import { recountUsage } from '#core/records/usage.ts'

/** What each user stores is counted from now on, and no record is indexed by more words than a dump can restore. */
export const limits: Migration = async (db, engine) => {
  await db.schema
    .createTable('usage')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('records', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .execute()
  await recountUsage(db)
  if (engine === 'postgres') await indexAgain(db)
}

/** As many of the longest words as were always safe. */
const safe = 6000

async function indexAgain(db: Db): Promise<void> {
  const { rows: texts } = await sql<{ kind: RecordName; userId: string; recordId: string }>`
    select kind, "userId", "recordId" from "searchTexts" where length(words) > ${safe}
  `.execute(db)
  for (const { kind, userId, recordId } of texts) {
    const { rows } = await sql<SearchRow>`
      select * from ${sql.table(kind)} where "userId" = ${userId} and id = ${recordId}
    `.execute(db)
    await indexRecords(db, 'postgres', kind, rows)
  }
}
