import {
  type JournalEntry,
  journalPage,
  listJournals,
  listJournalsOnThisDay,
} from '@stillwater/contract/journal'
import { cursorAfter } from '@stillwater/contract/pages'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { kept } from '#shared/offline/kept.ts'
import { fromDevice, listQuery, orFromDevice } from '#shared/offline/list-query.ts'
import { matchesWords } from '#shared/records/match-words.ts'
import type { RecordPage } from '#shared/records/record-pages.ts'
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
export const entriesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [journalRoom.path, { search }],
    queryFn: ({ pageParam: before }) =>
      orFromDevice(
        () => readPage(search, before),
        () => keptPage(search, before),
      ),
    ...fromDevice(() => {
      const first = keptPage(search, undefined)
      return first && { pages: [first], pageParams: [undefined] }
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

async function readPage(search: string, before: string | undefined): Promise<RecordPage<JournalEntry>> {
  const answer = await call(listJournals, {
    query: { ...(before !== undefined && { before }), ...(search !== '' && { search }) },
  })
  const copy = kept()?.copy
  copy?.learn(journalRoom.path, answer)
  const page = pageOf(answer)
  // What is unsent shows on the first page: it is new, or was on the screen a moment ago.
  return before === undefined && copy
    ? { ...page, items: copy.withUnsent(journalRoom, { search }, answer) }
    : page
}

/** The same page from what lies on this device. */
function keptPage(search: string, before: string | undefined): RecordPage<JournalEntry> | undefined {
  const all = kept()?.copy.list(journalRoom, { search })
  const rest = before === undefined ? all : all?.filter((entry) => cursorAfter(entry) < before)
  return rest && pageOf(rest.slice(0, journalPage.usual))
}

function pageOf(items: JournalEntry[]): RecordPage<JournalEntry> {
  const last = items.at(-1)
  return { items, next: last && items.length === journalPage.usual ? cursorAfter(last) : undefined }
}

/** How an entry reads when one of two versions must be chosen. */
export const tellEntry = ({ title, content, date }: JournalEntry): string =>
  `${title}, ${formatIsoDate(date)}\n${content}`
