import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useUser } from '#features/auth/index.ts'
import { useReading } from '#features/bible/index.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { chooseDevotional } from './choose-devotional.ts'
import { dayQuery, todayQuery } from './devotional-queries.ts'

/** Today's devotional in the user's Bible version, including an own one that has not been sent yet. */
export function useTodaysDevotional() {
  const user = useUser()
  const today = useToday()
  const { version } = useReading().memory
  const followsReadings = user?.followsReadings ?? true
  const enabled = user !== null
  const [todays, own] = [todayQuery({ today, version, followsReadings }), dayQuery(today)]
  // Most visits begin with it, so it is requested while the screen renders.
  usePrefetchQuery(todays)
  usePrefetchQuery(own)
  const answer = useQuery({ ...todays, enabled })
  const ofDay = useQuery({ ...own, enabled })
  const data = chooseDevotional({ answer: answer.data, ofDay: ofDay.data })
  const isOpen = data === undefined && (answer.isFetching || ofDay.isFetching)
  return {
    data,
    // Neither is shown before both are known, so that one does not replace the other.
    isPending: data?.source !== 'own' && (answer.isPending || ofDay.isPending || isOpen),
    isLoadingError: data === undefined && answer.isLoadingError,
    refetch: () => Promise.all([answer.refetch(), ofDay.refetch()]),
  }
}
