import {
  cursorAfter,
  type JournalEntry,
  journalPage,
  journalWrites,
  listJournals,
  listJournalsOnThisDay,
} from '@stillwater/contract/journal'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { matchesWords } from '#shared/records/match-words.ts'
import type { RecordPage } from '#shared/records/record-pages.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'
import { formatIsoDate } from '#shared/ui/iso-date.ts'

/** What a cached list of entries holds: a day, what a search found, or this day of earlier years. */
type JournalFilter = { date: string } | { search: string } | { lookingBackFrom: string }

export const journalRoom: RecordRoom<JournalEntry> = {
  path: '/api/journals',
  writes: journalWrites,
  compare: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
  belongs: (entry, filter) => {
    const which = filter as JournalFilter
    if ('date' in which) return entry.date === which.date
    if ('search' in which) return matchesWords(which.search, entry.title, entry.content)
    return entry.date < which.lookingBackFrom && entry.date.slice(5) === which.lookingBackFrom.slice(5)
  },
}

const keyOf = (filter: JournalFilter) => [journalRoom.path, filter] as const

export const dayQuery = (date: string) =>
  queryOptions({
    queryKey: keyOf({ date }),
    queryFn: () => call(listJournals, { query: { date } }),
  })

export const onThisDayQuery = (date: string) =>
  queryOptions({
    queryKey: keyOf({ lookingBackFrom: date }),
    queryFn: () => call(listJournalsOnThisDay, { query: { date } }),
  })

/** All entries, or those that hold every word, a page at a time. */
export const entriesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: keyOf({ search }),
    queryFn: async ({ pageParam: before }): Promise<RecordPage<JournalEntry>> => {
      const items = await call(listJournals, {
        query: { ...(before !== undefined && { before }), ...(search !== '' && { search }) },
      })
      const last = items.at(-1)
      return { items, next: last && items.length === journalPage.usual ? cursorAfter(last) : undefined }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** How an entry reads when one of two versions must be chosen. */
export const tellEntry = ({ title, content, date }: JournalEntry): string =>
  `${title}, ${formatIsoDate(date)}\n${content}`
