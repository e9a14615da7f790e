import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { PrayerMarks } from '@stillwater/contract/prayers/pray'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { offline } from '#shared/api/connection.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { drawn } from '#shared/device/drawn.ts'
import { answerQuery } from '../list/list-query.ts'
import { cacheAnswer, localSession } from '../local/local-session.ts'
import { marksPath } from '../record-type.ts'
import { withMark } from './with-mark.ts'

const key = [marksPath] as const

function withUnsent(answer: PrayerMarks[]): PrayerMarks[] {
  const unsent = localSession()?.outbox.changes.filter(({ path }) => path === marksPath) ?? []
  return unsent.reduce((marks, { id, body }) => withMark(marks, id, (body as { date: IsoDate }).date), answer)
}

/** The last days on which each prayer was prayed, here or on another device. */
export const marksQuery = queryOptions({
  ...answerQuery(key, () => call('GET /api/prayer-marks'), withUnsent),
  // Thousands of them would be compared in the middle of praying, for one that is new.
  structuralSharing: false,
})

const known = () => queryClient.getQueryData<PrayerMarks[]>(key) ?? []

/**
 * Marks a prayer as prayed: stored at once, sent when there is a connection. Between the two the next prayer is drawn; the lists need to
 * know only after that.
 */
export async function markPrayed(prayer: { id: string; title: string }, date: IsoDate): Promise<void> {
  const session = localSession()
  if (
    session === undefined ||
    known().some(({ prayerId, days }) => prayerId === prayer.id && days.includes(date))
  )
    return
  await session.outbox.mark({
    path: marksPath,
    op: 'update',
    id: prayer.id,
    title: prayer.title,
    body: { date },
  })
  await drawn()
  // Somebody may have signed out meanwhile.
  if (localSession() !== session) return
  const marks = withMark(known(), prayer.id, date)
  queryClient.setQueryData(key, marks)
  cacheAnswer(JSON.stringify(key), marks)
  session.outbox.drain()
  if (offline.get() && session.store.unstored.get().outbox.size > 0 && !session.memoryOnly)
    throw new Error('Neither this device nor the server has this')
}
