import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** All sermons: for their own screen, for the calendar, and for the Bible, where a passage is added to one. */
export const sermonsQuery = listQuery(recordTypes.sermons, undefined, () =>
  call('GET /api/sermons', { query: {} }),
)
