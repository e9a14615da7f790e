import { devotionalPage } from '@stillwater/contract/limits'
import type { Devotional } from '@stillwater/contract/devotionals'
import { call } from '#shared/api/call.ts'
import { answerQuery, listQuery } from '#shared/records/list/list-query.ts'
import { pagedQuery } from '#shared/records/list/paged-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

/** What the server needs to know to choose today's devotional, besides whose it is. */
export interface TodaysFilter {
  /** The day is the server's to tell, by the zone that each call names; here it makes a new day a new question. */
  readonly today: string
  readonly version: string | undefined
  /** Whether our year of readings is followed; a changed mind is a new question too. */
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

/** How a devotional reads when one of two versions must be chosen. */
export const tellDevotional = ({ reference, date, scripture, reflection }: Devotional): string =>
  [`${reference}, ${formatIsoDate(date)}`, scripture, reflection].filter(Boolean).join('\n')
