import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** All prayers, for their own screens and for those whom they are for. */
export const prayersQuery = listQuery(recordTypes.prayers, undefined, () =>
  call('GET /api/prayers', { query: {} }),
)
