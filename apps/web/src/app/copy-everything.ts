import { addDays } from '@stillwater/contract/dates'
import { longestStretch } from '@stillwater/contract/days'
import { devotionalPage, listDevotionals } from '@stillwater/contract/devotionals'
import { journalPage, listJournals } from '@stillwater/contract/journal'
import { type Cursor, cursorAfter } from '@stillwater/contract/pages'
import { devotionalRoom } from '#features/devotional/devotional-room.ts'
import { goalsQuery } from '#features/goals/goal-room.ts'
import { journalRoom } from '#features/journal/journal-room.ts'
import { prayersQuery } from '#features/prayers/prayer-room.ts'
import { sermonsQuery } from '#features/sermons/sermon-room.ts'
import { activitiesQuery, activityRoom, eventRoom, eventsQuery } from '#shared/agenda/agenda-rooms.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { isUnreachable } from '#shared/api/error.ts'
import { kept, rememberAnswer } from '#shared/offline/kept.ts'
import { todayIso } from '#shared/ui/iso-date.ts'

/** How long a copy of everything is good enough; what is looked at meanwhile is read anew anyway. */
const goodFor = 15 * 60_000
const mark = 'everything'
/** The calendar is copied from two of these before today to one after it. */
const [before, after] = [2, 1]

/** Reads all rooms once, so that every screen opens without a connection. */
export async function copyEverything(): Promise<void> {
  const here = kept()
  if (here === undefined || here.keepsNothing) return
  if (Date.now() - (here.answers.get(mark)?.at ?? 0) < goodFor) return
  try {
    await queryClient.fetchQuery(prayersQuery)
    await queryClient.fetchQuery(sermonsQuery)
    await queryClient.fetchQuery(goalsQuery)
    const entries = await readAll(journalPage.most, (query) => call(listJournals, { query }))
    here.copy.learnList(journalRoom, undefined, entries)
    const devotionals = await readAll(devotionalPage.most, (query) => call(listDevotionals, { query }))
    here.copy.learnList(devotionalRoom, undefined, devotionals)
    await copyCalendar()
    await here.copy.written()
    rememberAnswer(mark, true)
    await navigator.storage?.persist?.()
  } catch (error) {
    if (!isUnreachable(error)) throw error
  }
}

interface PageQuery {
  readonly limit: string
  readonly before?: string
}

async function readAll<R extends Cursor>(
  most: number,
  read: (query: PageQuery) => Promise<R[]>,
): Promise<R[]> {
  const all: R[] = []
  for (let last: R | undefined; ; last = all.at(-1)) {
    const page = await read({ limit: String(most), ...(last && { before: cursorAfter(last) }) })
    all.push(...page)
    if (page.length < most) return all
  }
}

async function copyCalendar(): Promise<void> {
  const today = todayIso()
  const from = addDays(today, -before * longestStretch)
  const to = addDays(today, after * longestStretch - 1)
  for (let part = 0; part < before + after; part += 1) {
    const start = addDays(from, part * longestStretch)
    const days = { from: start, to: addDays(start, longestStretch - 1) }
    // Read for the copy alone: nothing on a screen needs so many days at once.
    await queryClient.fetchQuery({ ...eventsQuery(days), gcTime: 0 })
    await queryClient.fetchQuery({ ...activitiesQuery(days), gcTime: 0 })
  }
  for (const { path } of [eventRoom, activityRoom]) kept()?.copy.extend(path, { from, to })
}
