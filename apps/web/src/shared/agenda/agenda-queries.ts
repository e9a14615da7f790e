import type { DateRange } from '@stillwater/contract/dates/dates'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** Events and activities share the calendar, so the screens of both features load both. */

/** The filter in a list's query key. */
type Filter = { readonly date: IsoDate } | DateRange

/** Without the dates of repeating events: the device works them out itself. */
export const eventsQuery = (query: Filter) =>
  listQuery(recordTypes.events, query, () =>
    call('GET /api/events', { query: { ...query, ...recordTypes.events.rangeQuery } }),
  )

/** The repeating events and their exceptions. */
export const readSeries = () => call('GET /api/events/series', { query: {} })
export const seriesFilter = { series: true }
export const seriesQuery = listQuery(recordTypes.events, seriesFilter, readSeries)

export const activitiesQuery = (query: Filter) =>
  listQuery(recordTypes.activities, query, () => call('GET /api/activities', { query }))
