import type { DateRange } from '@stillwater/contract/dates'
import type { IsoDate } from '@stillwater/contract/dates'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** Events, activities and sermons share the calendar, so the screens of several features load them. */

/** The filter in a list's query key. */
type Filter = { readonly date: IsoDate } | DateRange

export const eventsQuery = (query: Filter) =>
  listQuery(recordTypes.events, query, () => call('GET /api/events', { query }))

export const activitiesQuery = (query: Filter) =>
  listQuery(recordTypes.activities, query, () => call('GET /api/activities', { query }))

/** The same list as on the Sermons screen. */
export const allSermonsQuery = listQuery(recordTypes.sermons, undefined, () =>
  call('GET /api/sermons', { query: {} }),
)
