import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** The updates of all prayers, the latest first; a screen shows those of one. */
export const prayerUpdatesQuery = listQuery(recordTypes['prayer-updates'], undefined, () =>
  call('GET /api/prayer-updates', { query: {} }),
)
