import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** All illustrations: for their own screen, and for the sermon that one is picked for. */
export const illustrationsQuery = listQuery(recordTypes.illustrations, undefined, () =>
  call('GET /api/illustrations', { query: {} }),
)
