import type { Illustration } from '@stillwater/contract/illustrations'
import type { Selectable } from 'kysely'
import { readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toIllustration = (row: Selectable<Tables['illustrations']>): Illustration => ({
  ...row,
  tags: readJsonList(row.tags),
  sermonIds: readJsonList(row.sermonIds),
})

/** Newest first: an id begins with the time at which it was made. */
export const illustrationsOf = (db: Db, userId: string) =>
  db.selectFrom('illustrations').selectAll().where('userId', '=', userId).orderBy('id', 'desc')
