import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** The study notes of all sermons; a screen shows those of one. */
export const sermonNotesQuery = listQuery(recordTypes['sermon-notes'], undefined, () =>
  call('GET /api/sermon-notes', { query: {} }),
)

export const sermonLinksQuery = listQuery(recordTypes['sermon-links'], undefined, () =>
  call('GET /api/sermon-links', { query: {} }),
)
