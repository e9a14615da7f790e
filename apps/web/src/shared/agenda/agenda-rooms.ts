import { type Activity, listActivities } from '@stillwater/contract/activities'
import type { IsoDate } from '@stillwater/contract/dates'
import type { Days } from '@stillwater/contract/days'
import { type CalendarEvent, listEvents } from '@stillwater/contract/events'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/offline/list-query.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'
import { compareTimes } from './compare-times.ts'

/** Events and activities lie on the same days, so the screens of both rooms read and keep both. */
export const eventRoom: RecordRoom<CalendarEvent> = {
  path: '/api/events',
  compare: (a, b) =>
    a.date.localeCompare(b.date) || compareTimes(a.startTime, b.startTime) || a.id.localeCompare(b.id),
  belongs,
}

export const activityRoom: RecordRoom<Activity> = {
  path: '/api/activities',
  compare: (a, b) => a.date.localeCompare(b.date) || compareTimes(a.time, b.time) || a.id.localeCompare(b.id),
  belongs,
}

/** What a list is for, as its key says it. */
type Filter = { readonly date: IsoDate } | Days

function belongs({ date }: { date: IsoDate }, filter: unknown): boolean {
  const wanted = filter as Filter
  return 'date' in wanted ? date === wanted.date : wanted.from <= date && date <= wanted.to
}

export const eventsQuery = (query: Filter) => listQuery(eventRoom, query, () => call(listEvents, { query }))

export const activitiesQuery = (query: Filter) =>
  listQuery(activityRoom, query, () => call(listActivities, { query }))
