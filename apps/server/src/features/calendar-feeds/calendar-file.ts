import { dayIn } from '@stillwater/contract/dates/dates'
import type { Db } from '#core/database/connect.ts'
import { eventEntries } from '#core/ics/event-entries.ts'
import { calendarHead, calendarEnd } from '#core/ics/calendar-head.ts'
import { eventLines } from '#core/ics/ics-event.ts'
import { escapeText, writeLines } from '#core/ics/ics-text.ts'
import { activityEntries, sermonEntries } from './entries.ts'
import { activitiesToShare, eventsToShare, type FeedRow, firstShared, sermonsToShare } from './store.ts'

/** So many entries take a few milliseconds. */
const atOnce = 200

/** How often programs are asked to look again. */
const refresh = 'PT1H'

/** The calendar of a feed as an iCalendar file. The same records give the same bytes. */
export async function calendarFile(db: Db, feed: FeedRow, timeZone: string, now: number): Promise<string> {
  const { userId } = feed
  const today = dayIn(timeZone, now)
  const from = firstShared(today)
  const events = await eventsToShare(db, userId, from).execute()
  const activities = feed.includesActivities === 1 ? await activitiesToShare(db, userId, from).execute() : []
  // When somebody preaches does not say when they are busy.
  const sermons =
    feed.includesSermons === 1 && feed.audience === 'everything'
      ? await sermonsToShare(db, userId, from).execute()
      : []
  const entries = [
    ...eventEntries(feed, events, from),
    ...activityEntries(feed, activities),
    ...sermonEntries(feed, sermons, today),
  ]
  const head = calendarHead(timeZone, [
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(feed.name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
  ])
  let file = writeLines(head)
  for (let at = 0; at < entries.length; at += atOnce) {
    file += writeLines(entries.slice(at, at + atOnce).flatMap((entry) => eventLines(entry, timeZone)))
    // Other requests come in between.
    await new Promise(setImmediate)
  }
  return file + writeLines(calendarEnd)
}
