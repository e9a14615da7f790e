import type { CareEntry } from '@stillwater/contract/care-entries'
import type { Person } from '@stillwater/contract/people'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toPerson = (row: Selectable<Tables['people']>): Person => ({
  ...row,
  dates: JSON.parse(row.dates) as Person['dates'],
  tags: JSON.parse(row.tags) as string[],
  place: row.place as Person['place'],
})

export const toCareEntry = (row: Selectable<Tables['care-entries']>): CareEntry => ({
  ...row,
  personIds: JSON.parse(row.personIds) as string[],
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
