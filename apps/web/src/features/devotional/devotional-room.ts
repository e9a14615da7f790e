import {
  type Devotional,
  devotionalPage,
  getTodaysDevotional,
  listDevotionals,
} from '@stillwater/contract/devotionals'
import { cursorAfter } from '@stillwater/contract/pages'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/offline/list-query.ts'
import type { RecordPage } from '#shared/records/record-pages.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'
import { formatIsoDate } from '#shared/ui/iso-date.ts'

export const devotionalRoom: RecordRoom<Devotional> = {
  path: '/api/devotionals',
  compare: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
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

/** The user's own, a page at a time. */
export const devotionalsQuery = infiniteQueryOptions({
  queryKey: [devotionalRoom.path],
  queryFn: async ({ pageParam: before }): Promise<RecordPage<Devotional>> => {
    const items = await call(listDevotionals, { query: before === undefined ? {} : { before } })
    const last = items.at(-1)
    return { items, next: last && items.length === devotionalPage.usual ? cursorAfter(last) : undefined }
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

/** How a devotional reads when one of two versions must be chosen. */
export const tellDevotional = ({ reference, date, scripture, reflection }: Devotional): string =>
  [`${reference}, ${formatIsoDate(date)}`, scripture, reflection].filter(Boolean).join('\n')
