import type { DateRange } from '@stillwater/contract/dates/dates'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'

interface Sermons {
  readonly sermons: readonly Sermon[]
  readonly pending: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** The sermons of a date range. One that was put away is shown where it was preached, and not on days to come. */
export function useSermons({ from, to }: DateRange, today: string): Sermons {
  const { data, isPending, isError, refetch } = useQuery(sermonsQuery)
  const sermons = useMemo(
    () =>
      (data ?? []).filter(
        ({ date, status }) => from <= date && date <= to && (status !== 'archived' || date < today),
      ),
    [data, from, to, today],
  )
  return { sermons, pending: isPending, failed: isError, retry: () => void refetch() }
}
