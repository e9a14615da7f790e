import type {
  CalendarSubscription,
  SubscribedEvent,
} from '@stillwater/contract/calendar/calendar-subscriptions'
import type { DateRange } from '@stillwater/contract/dates/dates'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { subscribedMonthQuery, subscriptionsQuery } from '#shared/agenda/subscriptions-query.ts'
import { monthsOf, type OtherEvent, otherEvents } from './other-event.ts'

export interface Others {
  readonly events: readonly OtherEvent[]
  readonly pending: boolean
  readonly failed: boolean
  readonly retry: () => void
  /** Calendars that could not be refreshed: what is shown of them may be old. */
  readonly outdated: readonly CalendarSubscription[]
}

const none: readonly CalendarSubscription[] = []

const combine = (results: UseQueryResult<SubscribedEvent[]>[]) => ({
  months: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  isPending: results.some(({ isPending }) => isPending),
  broken: results.filter(({ isError }) => isError),
})

/** What other calendars have on these days. Whoever shows no other calendar makes one call for it. */
export function useOthers(ranges: readonly DateRange[]): Others {
  const subscriptions = useQuery(subscriptionsQuery)
  const { data: calendars = none } = subscriptions
  const wanted = calendars.length === 0 ? [] : monthsOf(ranges)
  const { months, isPending, broken } = useQueries({ queries: wanted.map(subscribedMonthQuery), combine })
  return {
    events: useMemo(() => otherEvents(calendars, months), [calendars, months]),
    pending: subscriptions.isPending || isPending,
    failed: subscriptions.isError || broken.length > 0,
    retry: () => {
      if (subscriptions.isError) void subscriptions.refetch()
      for (const { refetch } of broken) void refetch()
    },
    outdated: calendars.filter(({ state }) => state === 'failing' || state === 'stopped'),
  }
}
