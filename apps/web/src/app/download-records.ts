import type { Cursor } from '@stillwater/contract/calls/cursor'
import type { CallName } from '@stillwater/contract'
import { addDays } from '@stillwater/contract/dates/dates'
import { limits } from '@stillwater/contract/limits'
import { readSeries, seriesFilter } from '#shared/agenda/agenda-queries.ts'
import { planSettingsQuery } from '#features/plan/index.ts'
import { praySettingsQuery } from '#features/prayers/index.ts'
import { call } from '#shared/api/call.ts'
import { isUnreachable } from '#shared/api/error.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { readAndCache } from '#shared/records/list/list-query.ts'
import { readPages } from '#shared/records/list/read-pages.ts'
import { marksQuery } from '#shared/records/marks/prayer-marks.ts'
import { cacheAnswer, localSession } from '#shared/records/local/local-session.ts'
import type { RecordType, RecordTypeInfo, StoredRecord } from '#shared/records/record-type.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

/** How long a download counts as fresh; screens read their own data again anyway. */
const goodFor = 15 * 60_000
const doneKey = 'everything'
/** The calendar is downloaded from two of the longest date ranges before today to one after it. */
const [rangesBefore, rangesAfter] = [2, 1]
/** Reading so many records again takes a slow phone a second. */
const longList = 1000

/** Any record type; only its registry entry knows which. */
type AnyType = RecordType<StoredRecord & Cursor> & RecordTypeInfo
type Query = Record<string, string>

/** Reads the records of every type once, so that every screen opens without a connection. */
export async function downloadRecords(): Promise<void> {
  const session = localSession()
  if (session === undefined || session.memoryOnly) return
  if (Date.now() - (session.answers.get(doneKey)?.at ?? 0) < goodFor) return
  try {
    for (const type of Object.values(recordTypes) as AnyType[]) await download[type.download](type)
    await readAndCache(recordTypes.events, seriesFilter, readSeries)
    await queryClient.fetchQuery(marksQuery)
    await queryClient.fetchQuery(praySettingsQuery)
    await queryClient.fetchQuery(planSettingsQuery)
    await session.cache.written()
    cacheAnswer(doneKey, true)
    await navigator.storage?.persist?.()
  } catch (error) {
    if (!isUnreachable(error)) throw error
  }
}

/** Looks through a long list of people while nobody waits for it. Not before the app's files lie on the device. */
export async function prepareLongLists(): Promise<void> {
  const people = queryClient.getQueryData<readonly unknown[]>([recordTypes.people.path])
  if (people === undefined || people.length < longList) return
  await navigator.serviceWorker?.ready
  const { preparePeople } = await import('#features/people/people-page.tsx')
  await preparePeople()
}

const download: Record<RecordTypeInfo['download'], (type: AnyType) => Promise<unknown>> = {
  list: async (type) => {
    const begun = Date.now()
    const list = await readAndCache(type, undefined, () => read(type, {}))
    const shownAt = queryClient.getQueryState([type.path])?.dataUpdatedAt ?? 0
    // The screen of a long list need not read it again; a short one is read again, to show what another device has added since.
    if (list.length >= longList && shownAt < begun) queryClient.setQueryData([type.path], list)
  },
  pages: (type) => readAndCache(type, undefined, () => readPages((query) => read(type, query))),
  ranges: async (type) => {
    const from = addDays(todayIso(), -rangesBefore * limits.rangeDays)
    const count = rangesBefore + rangesAfter
    for (let index = 0; index < count; index += 1) {
      const start = addDays(from, index * limits.rangeDays)
      const range = { from: start, to: addDays(start, limits.rangeDays - 1) }
      await readAndCache(type, range, () => read(type, { ...range, ...type.rangeQuery }))
    }
    localSession()?.cache.extend(type.path, { from, to: addDays(from, count * limits.rangeDays - 1) })
  },
}

const read = (type: AnyType, query: Query) =>
  (call as (name: CallName, input: { query: Query }) => Promise<unknown>)(`GET ${type.path}`, {
    query,
  }) as Promise<(StoredRecord & Cursor)[]>
