import { journalPage } from '@stillwater/contract/limits'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { pagedQuery } from '#shared/records/list/paged-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

export const dayQuery = (date: string) =>
  listQuery(recordTypes.journals, { date }, () => call('GET /api/journals', { query: { date } }))

export const onThisDayQuery = (date: string) =>
  listQuery(recordTypes.journals, { lookingBackFrom: date }, () =>
    call('GET /api/journals/on-this-day', { query: { date } }),
  )

/** All entries, or those that contain every search word, a page at a time. */
export const entriesQuery = (search: string) => ({
  ...pagedQuery({
    type: recordTypes.journals,
    filter: { search },
    size: journalPage.usual,
    read: (before) =>
      call('GET /api/journals', {
        query: { ...(before !== undefined && { before }), ...(search !== '' && { search }) },
      }),
  }),
  placeholderData: keepPreviousData,
})
