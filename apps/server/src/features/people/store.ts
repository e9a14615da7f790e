import type { CareEntry } from '@stillwater/contract/care-entries'
import type { Person } from '@stillwater/contract/people'
import type { Selectable } from 'kysely'
import { readJsonList } from '#core/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toPerson = (row: Selectable<Tables['people']>): Person => ({
  ...row,
  dates: readJsonList(row.dates),
  tags: readJsonList(row.tags),
  place: row.place as Person['place'],
})

export const toCareEntry = (row: Selectable<Tables['care-entries']>): CareEntry => ({
  ...row,
  personIds: readJsonList(row.personIds),
  kind: row.kind as CareEntry['kind'],
})

/** Newest first: an id begins with the time at which it was made. */
export const peopleOf = (db: Db, userId: string) =>
  db.selectFrom('people').selectAll().where('userId', '=', userId).orderBy('id', 'desc')

/** The latest first. */
export const careEntriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('care-entries')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
