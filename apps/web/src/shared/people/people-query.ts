import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

export const peopleQuery = listQuery(recordTypes.people, undefined, () =>
  call('GET /api/people', { query: {} }),
)
