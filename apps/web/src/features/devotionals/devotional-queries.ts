import { devotionalPage } from '@stillwater/contract/limits'
import type { Devotional } from '@stillwater/contract/devotionals'
import { call } from '#shared/api/call.ts'
import { answerQuery, listQuery } from '#shared/records/list/list-query.ts'
import { pagedQuery } from '#shared/records/list/paged-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

/** What the server's choice of today's devotional depends on, besides the user. */
interface TodaysFilter {
  /** The server derives the day from the time zone of each call; here it makes each day a separate query. */
  readonly today: string
  readonly version: string | undefined
  /** Whether the built-in readings are followed; changing it makes a new query. */
  readonly followsReadings: boolean
}

export const todayQuery = (filter: TodaysFilter) =>
  answerQuery([recordTypes.devotionals.path, filter], () =>
    call('GET /api/devotionals/today', {
      query: filter.version === undefined ? {} : { version: filter.version },
    }),
  )

/** The user's own of a day, newest first. */
export const dayQuery = (date: string) =>
  listQuery(recordTypes.devotionals, { date }, () => call('GET /api/devotionals', { query: { date } }))

/** The user's own, a page at a time. */
export const devotionalsQuery = pagedQuery({
  type: recordTypes.devotionals,
  size: devotionalPage.usual,
  read: (before) => call('GET /api/devotionals', { query: before === undefined ? {} : { before } }),
})

/** A devotional as text, for choosing between two versions in a conflict. */
export const tellDevotional = ({ reference, date, scripture, reflection }: Devotional): string =>
  [`${reference}, ${formatIsoDate(date)}`, scripture, reflection].filter(Boolean).join('\n')
