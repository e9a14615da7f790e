import type { CalendarSubscription } from '@stillwater/contract/calendar/calendar-subscriptions'
import type { CalendarFault } from '@stillwater/contract/choices'

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What happened, and what to do. */
const faults: Record<CalendarFault, string> = {
  unreachable: 'We can’t reach this calendar right now.',
  not_found:
    'There’s no calendar at this address anymore. Copy its address again where you found it, then add it as a new one.',
  not_allowed:
    'This calendar isn’t open to others. Make it public there, or copy its secret address, then add it as a new one.',
  not_public: 'This address is on a private network we can’t reach. Use the calendar’s public address.',
  not_a_calendar:
    'This address leads to a web page instead of a calendar. Look there for the address in iCal format; it often ends in “.ics.”',
  too_large: 'This calendar is too large to show. Ask whoever runs it for a smaller one.',
  unreadable: 'We can’t read this calendar. Ask whoever runs it to check it.',
}

type Told = Pick<CalendarSubscription, 'state' | 'fault' | 'refreshedAt' | 'events' | 'isCut'>

/** How another calendar stands, one sentence or two for each line. */
export function stateWords({ state, fault, refreshedAt, events, isCut }: Told): string[] {
  const since = refreshedAt === null ? undefined : time.format(refreshedAt)
  if (state === 'waiting') return [since === undefined ? 'Reading the calendar…' : 'Refreshing…']
  if (state === 'fresh') {
    const count = events === 1 ? '1 event' : `${events.toLocaleString('en-US')} events`
    return [
      `${count}. Refreshed ${since ?? 'just now'}.`,
      ...(isCut ? ['This calendar is very large. You see the events closest to today.'] : []),
    ]
  }
  return [
    fault === null ? '' : faults[fault],
    since === undefined ? '' : `You see its events as of ${since}.`,
    state === 'stopped'
      ? 'We stopped trying after two weeks. Choose “Refresh now” to try again.'
      : 'We’ll keep trying.',
  ].filter((line) => line !== '')
}
