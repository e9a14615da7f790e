import type { DateRange } from '@stillwater/contract/dates/dates'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activitiesQuery, eventsQuery } from './agenda-queries.ts'
import { lastDayOf } from './days-of.ts'
import { type Entry, entriesOf } from './entries.ts'
import { useOccurrences } from './use-occurrences.ts'
import { recordTypes } from '#shared/records/record-types.ts'

export interface Day {
  readonly entries: readonly Entry[]
  readonly pending: boolean
  readonly eventsFailed: boolean
  readonly activitiesFailed: boolean
  readonly retry: () => void
  /** Whether it is loading, also when reloading. */
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

interface Options {
  readonly enabled?: boolean
  /** A date range that may already be loaded: its records of the day are shown until the day itself is loaded. */
  readonly within?: DateRange
}

/** The week's marks fail together with the day, and recover with it. */
const hasFailed = ({ state }: Query) => state.status === 'error'

/** All events and activities of one day. */
export function useDay(date: IsoDate, { enabled = true, within }: Options = {}): Day {
  const client = useQueryClient()
  const known = <T extends { date: IsoDate; days?: number }>(records: readonly T[] | undefined) =>
    records?.filter(({ date: first, days = 1 }) => first <= date && date <= lastDayOf({ date: first, days }))
  const events = useQuery({
    ...eventsQuery({ date }),
    enabled,
    placeholderData: () => known(within && client.getQueryData(eventsQuery(within).queryKey)),
  })
  const activities = useQuery({
    ...activitiesQuery({ date }),
    enabled,
    placeholderData: () => known(within && client.getQueryData(activitiesQuery(within).queryKey)),
  })
  const { series, occurrences, ...repeating } = useOccurrences({ from: date, to: date }, enabled)
  const entries = useMemo(
    () => entriesOf([...(events.data ?? []), ...occurrences], activities.data ?? []),
    [events.data, occurrences, activities.data],
  )
  return {
    entries,
    pending: events.isPending || activities.isPending || (repeating.isPending && !series.isError),
    eventsFailed: events.isError || series.isError,
    activitiesFailed: activities.isError,
    isFetching: events.isFetching || activities.isFetching || series.isFetching,
    refetch: () => Promise.all([events.refetch(), activities.refetch(), series.refetch()]),
    retry: () => {
      for (const { path } of [recordTypes.events, recordTypes.activities]) {
        void client.refetchQueries({ queryKey: [path], type: 'active', predicate: hasFailed })
      }
    },
  }
}
