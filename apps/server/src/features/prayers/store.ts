import type { Prayer } from '@stillwater/contract/prayers/prayers'
import type { Selectable } from 'kysely'
import { readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { partExists } from '#core/records/record-parts.ts'

export const toPrayer = (row: Selectable<Tables['prayers']>): Prayer => ({
  ...row,
  category: row.category as Prayer['category'],
  isAnswered: row.isAnswered === 1,
  personIds: readJsonList(row.personIds),
})

/** Newest first. */
export const prayersOf = (db: Db, userId: string) =>
  db
    .selectFrom('prayers')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('dateAdded', 'desc')
    .orderBy('id', 'desc')

/** The updates of all prayers, the latest first. */
export const updatesOf = (db: Db, userId: string) =>
  db
    .selectFrom('prayer-updates')
    .selectAll()
    .where('userId', '=', userId)
    .where(partExists('prayer-updates'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
