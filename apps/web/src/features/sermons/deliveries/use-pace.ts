import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deliveriesQuery } from '#shared/sermons/deliveries-query.ts'
import { paceOf } from './pace.ts'

/** How many words a minute the user preaches. */
export function usePace(): number {
  const { data } = useQuery(deliveriesQuery)
  return useMemo(() => paceOf(data ?? []), [data])
}
