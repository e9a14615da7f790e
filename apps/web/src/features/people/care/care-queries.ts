import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** The whole log, the latest first; a screen shows what it needs of it. */
export const careEntriesQuery = listQuery(recordTypes['care-entries'], undefined, () =>
  call('GET /api/care-entries', { query: {} }),
)
