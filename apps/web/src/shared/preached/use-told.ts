import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { deliveriesQuery } from '#shared/sermons/deliveries-query.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { preachedTimes } from './preached-times.ts'
import { toldTimes, usualPlace } from './told-times.ts'

/** When illustrations were told, from what this device holds. */
export function useTold() {
  const today = useToday()
  const { data: sermons } = useQuery(sermonsQuery)
  const { data: deliveries } = useQuery(deliveriesQuery)
  return useMemo(() => {
    const times = sermons && deliveries ? preachedTimes(sermons, deliveries) : []
    return {
      sermons: sermons ?? [],
      place: usualPlace(deliveries ?? []),
      toldOf: (illustration: { readonly sermonIds: readonly string[] }) =>
        toldTimes(illustration, times, today),
    }
  }, [sermons, deliveries, today])
}
