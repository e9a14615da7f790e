import type { CalendarFeed } from '@stillwater/contract/calendar/calendar-feeds'

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What somebody with the address sees, such as "Everything, with sermons and counseling details". */
export function contentText(
  feed: Pick<CalendarFeed, 'audience' | 'includesSermons' | 'includesActivities' | 'showsCounseling'>,
): string {
  const isOpen = feed.audience === 'everything'
  const more = [
    feed.includesActivities && 'activities',
    isOpen && feed.includesSermons && 'sermons',
    isOpen && feed.showsCounseling && 'counseling details',
  ].filter((name) => name !== false)
  const events = isOpen ? 'All events' : 'Busy times only'
  return more.length === 0 ? events : `${events}, with ${new Intl.ListFormat('en-US').format(more)}`
}

export const fetchedText = ({ lastFetchedAt }: Pick<CalendarFeed, 'lastFetchedAt'>): string =>
  lastFetchedAt === null ? 'Not fetched by a calendar yet' : `Last fetched ${time.format(lastFetchedAt)}`
