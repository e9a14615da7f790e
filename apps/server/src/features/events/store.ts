import type { DateRange } from '@stillwater/contract/dates'
import type { CalendarEvent } from '@stillwater/contract/events'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toEvent = (row: Selectable<Tables['events']>): CalendarEvent => ({
  ...row,
  eventType: row.eventType as CalendarEvent['eventType'],
})

/** By day, then by the clock; what names no time is last. The engines disagree on where that is, so it is said. */
export const eventsOf = (db: Db, userId: string, { from, to }: DateRange) =>
  db
    .selectFrom('events')
    .selectAll()
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('startMinute', (order) => order.asc().nullsLast())
    .orderBy('id')
