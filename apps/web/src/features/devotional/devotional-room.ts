import {
  type Devotional,
  devotionalPage,
  getTodaysDevotional,
  listDevotionals,
} from '@stillwater/contract/devotionals'
import { call } from '#shared/api/call.ts'
import { answerQuery, listQuery } from '#shared/offline/list-query.ts'
import { pagedQuery } from '#shared/offline/paged-query.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'
import { formatIsoDate } from '#shared/ui/iso-date.ts'

export const devotionalRoom: RecordRoom<Devotional> = {
  path: '/api/devotionals',
  compare: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
  // Its one kind of filtered list is that of a day.
  belongs: ({ date }, filter) => date === (filter as { date: string }).date,
}

/** What the server needs to know to choose today's devotional, besides whose it is. */
export interface TodaysFilter {
  /** The day is the server's to tell, by the zone that each call names; here it makes a new day a new question. */
  readonly today: string
  readonly version: string | undefined
  /** Whether our year of readings is followed; a changed mind is a new question too. */
  readonly followsReadings: boolean
}

export const todayQuery = (filter: TodaysFilter) =>
  answerQuery([devotionalRoom.path, filter], () =>
    call(getTodaysDevotional, {
      query: filter.version === undefined ? {} : { version: filter.version },
    }),
  )

/** The user's own of a day, newest first. */
export const dayQuery = (date: string) =>
  listQuery(devotionalRoom, { date }, () => call(listDevotionals, { query: { date } }))

/** The user's own, a page at a time. */
export const devotionalsQuery = pagedQuery({
  room: devotionalRoom,
  size: devotionalPage.usual,
  read: (before) => call(listDevotionals, { query: before === undefined ? {} : { before } }),
})

/** How a devotional reads when one of two versions must be chosen. */
export const tellDevotional = ({ reference, date, scripture, reflection }: Devotional): string =>
  [`${reference}, ${formatIsoDate(date)}`, scripture, reflection].filter(Boolean).join('\n')
