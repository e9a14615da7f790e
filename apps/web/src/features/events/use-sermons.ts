import type { DateRange } from '@stillwater/contract/dates'
import type { Sermon } from '@stillwater/contract/sermons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** The same list as on the Sermons screen. */
const allSermonsQuery = listQuery(recordTypes.sermons, undefined, () =>
  call('GET /api/sermons', { query: {} }),
)

interface Sermons {
  readonly sermons: readonly Sermon[]
  readonly failed: boolean
  readonly retry: () => void
}

/** The sermons of a date range. One that was put away is shown where it was preached, and not on days to come. */
export function useSermons({ from, to }: DateRange, today: string): Sermons {
  const { data, isError, refetch } = useQuery(allSermonsQuery)
  const sermons = useMemo(
    () =>
      (data ?? []).filter(
        ({ date, status }) => from <= date && date <= to && (status !== 'archived' || date < today),
      ),
    [data, from, to, today],
  )
  return { sermons, failed: isError, retry: () => void refetch() }
}
