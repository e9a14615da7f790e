import type { Activity } from '@stillwater/contract/calendar/activities'
import type { DateRange } from '@stillwater/contract/dates/dates'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activitiesQuery, eventsQuery } from './agenda-queries.ts'
import { useOccurrences } from './use-occurrences.ts'

const none: readonly Activity[] = []

interface Range {
  readonly events: readonly CalendarEvent[]
  readonly activities: readonly Activity[]
  readonly pending: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** All events and activities of a date range. */
export function useRange(range: DateRange): Range {
  const events = useQuery(eventsQuery(range))
  const activities = useQuery(activitiesQuery(range))
  const { series, occurrences, isPending } = useOccurrences(range)
  const parts = [events, activities, series]
  return {
    events: useMemo(() => [...(events.data ?? []), ...occurrences], [events.data, occurrences]),
    activities: activities.data ?? none,
    pending: events.isPending || activities.isPending || isPending,
    failed: parts.some((part) => part.isError),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}
