import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/auth/index.ts'
import { useReading } from '#features/bible/index.ts'
import { useToday } from '#shared/ui/use-today.ts'
import { todayQuery } from './devotional-room.ts'

/** Today's devotional, in the version that the user reads in. */
export function useTodaysDevotional() {
  const user = useUser()
  const today = useToday()
  const { version } = useReading().memory
  const followsReadings = user?.followsReadings ?? true
  return useQuery({ ...todayQuery({ today, version, followsReadings }), enabled: user !== null })
}
