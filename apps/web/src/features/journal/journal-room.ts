import {
  type JournalEntry,
  journalPage,
  listJournals,
  listJournalsOnThisDay,
} from '@stillwater/contract/journal'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/offline/list-query.ts'
import { pagedQuery } from '#shared/offline/paged-query.ts'
import { matchesWords } from '#shared/records/match-words.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'
import { formatIsoDate } from '#shared/ui/iso-date.ts'

/** What a cached list of entries holds: a day, what a search found, or this day of earlier years. */
type JournalFilter = { date: string } | { search: string } | { lookingBackFrom: string }

export const journalRoom: RecordRoom<JournalEntry> = {
  path: '/api/journals',
  compare: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
  belongs: (entry, filter) => {
    const which = filter as JournalFilter
    if ('date' in which) return entry.date === which.date
    if ('search' in which) return matchesWords(which.search, entry.title, entry.content)
    return entry.date < which.lookingBackFrom && entry.date.slice(5) === which.lookingBackFrom.slice(5)
  },
}

export const dayQuery = (date: string) =>
  listQuery(journalRoom, { date }, () => call(listJournals, { query: { date } }))

export const onThisDayQuery = (date: string) =>
  listQuery(journalRoom, { lookingBackFrom: date }, () => call(listJournalsOnThisDay, { query: { date } }))

/** All entries, or those that hold every word, a page at a time. */
export const entriesQuery = (search: string) => ({
  ...pagedQuery({
    room: journalRoom,
    filter: { search },
    size: journalPage.usual,
    read: (before) =>
      call(listJournals, {
        query: { ...(before !== undefined && { before }), ...(search !== '' && { search }) },
      }),
  }),
  placeholderData: keepPreviousData,
})

/** How an entry reads when one of two versions must be chosen. */
export const tellEntry = ({ title, content, date }: JournalEntry): string =>
  `${title}, ${formatIsoDate(date)}\n${content}`
