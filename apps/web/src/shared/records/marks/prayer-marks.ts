import type { IsoDate } from '@stillwater/contract/dates'
import type { PrayerMarks } from '@stillwater/contract/pray'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { answerQuery } from '../list/list-query.ts'
import { cacheAnswer, localSession } from '../local/local-session.ts'
import type { Change } from '../outbox/outbox-item.ts'
import { marksPath } from '../record-type.ts'
import { withMark } from './with-mark.ts'

const key = [marksPath] as const

/** The last days on which each prayer was prayed, here or on another device. */
export const marksQuery = answerQuery(key, async () => {
  const answer = await call('GET /api/prayer-marks')
  const unsent = localSession()?.outbox.changes.filter(({ path }) => path === marksPath) ?? []
  return unsent.reduce(withUnsent, answer)
})

const withUnsent = (marks: PrayerMarks[], { id, body }: Change) =>
  withMark(marks, id, (body as { date: IsoDate }).date)

/** Marks a prayer as prayed: shown and stored at once, sent when there is a connection. */
export async function markPrayed(prayer: { id: string; title: string }, date: IsoDate): Promise<void> {
  const known = queryClient.getQueryData<PrayerMarks[]>(key) ?? []
  const marks = withMark(known, prayer.id, date)
  if (marks === known) return
  queryClient.setQueryData(key, marks)
  const session = localSession()
  await session?.outbox.mark({
    path: marksPath,
    op: 'update',
    id: prayer.id,
    title: prayer.title,
    body: { date },
  })
  // Somebody may have signed out meanwhile.
  if (session === undefined || localSession() !== session) return
  // Only now, with what was marked since: the next prayer is drawn the sooner.
  cacheAnswer(JSON.stringify(key), queryClient.getQueryData(key))
  session.outbox.drain()
}
