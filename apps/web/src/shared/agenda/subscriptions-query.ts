import { addDays, daysInMonth } from '@stillwater/contract/dates/dates'
import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** The other calendars that are shown beside one's own; with the last answer on this device. */
export const subscriptionsQuery = answerQuery(['/api/calendar-subscriptions'], () =>
  call('GET /api/calendar-subscriptions'),
)

export const subscribedEventsPath = '/api/subscribed-events'

/** What other calendars have in a month such as "2025-03". By months, so that all views share what is loaded. */
export function subscribedMonthQuery(month: string) {
  const from = `${month}-01`
  const query = {
    from,
    to: addDays(from, daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))) - 1),
  }
  return answerQuery([subscribedEventsPath, query], () => call('GET /api/subscribed-events', { query }))
}
