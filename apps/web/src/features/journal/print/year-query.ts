import { cursorAfter } from '@stillwater/contract/calls/cursor'
import type { JournalEntry } from '@stillwater/contract/journal'
import { journalPage } from '@stillwater/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { isUnreachable } from '#shared/api/error.ts'
import { localSession } from '#shared/records/local/local-session.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** Comes before every other on its day. */
const firstId = '00000000-0000-0000-0000-000000000000'

/** All entries of a year, the first day first. Without a connection, those on this device. */
export const yearQuery = (year: string) =>
  queryOptions({
    queryKey: ['journal-year', year],
    queryFn: async () => (await entriesOf(year)).toReversed(),
    // It is read anew each time: an entry may have been written since.
    gcTime: 0,
  })

async function entriesOf(year: string): Promise<JournalEntry[]> {
  try {
    return await readYear(year)
  } catch (error) {
    const stored = isUnreachable(error) && localSession()?.cache.list(recordTypes.journals, { search: '' })
    if (!stored) throw error
    return stored.filter(({ date }) => date.startsWith(year))
  }
}

async function readYear(year: string): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  for (let before = cursorAfter({ date: `${Number(year) + 1}-01-01`, id: firstId }); ;) {
    const page = await call('GET /api/journals', { query: { before, limit: String(journalPage.most) } })
    const ofYear = page.filter(({ date }) => date.startsWith(year))
    entries.push(...ofYear)
    const last = ofYear.at(-1)
    if (last === undefined || ofYear.length < journalPage.most) return entries
    before = cursorAfter(last)
  }
}
