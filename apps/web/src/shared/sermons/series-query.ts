import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** All series of sermons, for the plan and for a sermon's form. */
export const seriesQuery = listQuery(recordTypes.series, undefined, () =>
  call('GET /api/series', { query: {} }),
)
