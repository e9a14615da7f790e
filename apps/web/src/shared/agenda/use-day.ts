import type { DateRange } from '@stillwater/contract/dates'
import type { IsoDate } from '@stillwater/contract/dates'
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activitiesQuery, eventsQuery } from './agenda-queries.ts'
import { countByDay, type Entry, entriesOf } from './entries.ts'
import { recordTypes } from '#shared/records/record-types.ts'

export interface Day {
  readonly entries: readonly Entry[]
  readonly pending: boolean
  readonly eventsFailed: boolean
  readonly activitiesFailed: boolean
  readonly retry: () => void
  /** Whether it is being read at the moment, be it again. */
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

interface Options {
  readonly enabled?: boolean
  /** A date range that may be cached: its records of the day are shown until the day itself is read. */
  readonly within?: DateRange
}

/** The marks of the week fail along with the day, and come back with it. */
const hasFailed = ({ state }: Query) => state.status === 'error'

/** Everything planned for one day. */
export function useDay(date: IsoDate, { enabled = true, within }: Options = {}): Day {
  const client = useQueryClient()
  const known = <T extends { date: IsoDate }>(stretch: readonly T[] | undefined) =>
    stretch?.filter((record) => record.date === date)
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
  const entries = useMemo(
    () => entriesOf(events.data ?? [], activities.data ?? []),
    [events.data, activities.data],
  )
  return {
    entries,
    pending: events.isPending || activities.isPending,
    eventsFailed: events.isError,
    activitiesFailed: activities.isError,
    isFetching: events.isFetching || activities.isFetching,
    refetch: () => Promise.all([events.refetch(), activities.refetch()]),
    retry: () => {
      for (const { path } of [recordTypes.events, recordTypes.activities]) {
        void client.refetchQueries({ queryKey: [path], type: 'active', predicate: hasFailed })
      }
    },
  }
}

/** The number of records on each day of a date range. If it cannot be read, the days are unmarked. */
export function useCounts(days: DateRange): ReadonlyMap<IsoDate, number> {
  const { data: events } = useQuery(eventsQuery(days))
  const { data: activities } = useQuery(activitiesQuery(days))
  return useMemo(() => countByDay(events ?? [], activities ?? []), [events, activities])
}
