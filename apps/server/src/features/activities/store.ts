import type { DateRange } from '@stillwater/contract/dates/dates'
import type { Activity } from '@stillwater/contract/calendar/activities'
import type { Selectable } from 'kysely'
import { readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toActivity = (row: Selectable<Tables['activities']>): Activity => ({
  ...row,
  activityType: row.activityType as Activity['activityType'],
  personIds: readJsonList(row.personIds),
})

/** By day, then by the clock; what names no time is last. The engines disagree on where that is, so it is said. */
export const activitiesOf = (db: Db, userId: string, { from, to }: DateRange) =>
  db
    .selectFrom('activities')
    .selectAll()
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('startMinute', (order) => order.asc().nullsLast())
    .orderBy('id')
