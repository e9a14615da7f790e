import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** When all sermons were preached, the latest first; a screen shows those of one. */
export const deliveriesQuery = listQuery(recordTypes.deliveries, undefined, () =>
  call('GET /api/deliveries', { query: {} }),
)
