import type { DateRange } from '@stillwater/contract/dates/dates'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import type { occurrencesOf } from '@stillwater/contract/calendar/occurrences'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { createStore, useStore } from '#shared/store.ts'
import { loadInBackground } from '#shared/load-in-background.ts'
import { seriesQuery } from './agenda-queries.ts'

/** The function that works out dates. Whoever has no repeating events never loads it. */
const expander = createStore<typeof occurrencesOf | undefined>(undefined)
let loading: Promise<void> | undefined
const loadExpander = (): Promise<void> =>
  (loading ??= loadInBackground(() => import('@stillwater/contract/calendar/occurrences')).then((loaded) =>
    expander.set(loaded.occurrencesOf),
  ))

const none: CalendarEvent[] = []

/** The dates of repeating events in a date range, as events. */
export function useOccurrences({ from, to }: DateRange, enabled = true) {
  const series = useQuery({ ...seriesQuery, enabled })
  const expand = useStore(expander)
  const { data = none } = series
  const isWaiting = data.length > 0 && expand === undefined
  useEffect(() => {
    if (isWaiting) void loadExpander()
  }, [isWaiting])
  const occurrences = useMemo(
    () =>
      expand?.(
        data.filter(({ repeats }) => repeats),
        data,
        { from, to },
      ) ?? none,
    [expand, data, from, to],
  )
  return { series, occurrences, isPending: series.isPending || isWaiting }
}
