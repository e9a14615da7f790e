import type { DateRange } from '@stillwater/contract/dates'
import type { IsoDate } from '@stillwater/contract/dates'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** Events and activities lie on the same days, so the screens of both features read both. */
/** What a list is for, as its key says it. */
type Filter = { readonly date: IsoDate } | DateRange

export const eventsQuery = (query: Filter) =>
  listQuery(recordTypes.events, query, () => call('GET /api/events', { query }))

export const activitiesQuery = (query: Filter) =>
  listQuery(recordTypes.activities, query, () => call('GET /api/activities', { query }))
