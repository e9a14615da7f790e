import { type Preparing, readWeekRhythm } from '@stillwater/contract/plan/week-rhythm'
import { useQuery } from '@tanstack/react-query'
import { useWeekdayOff } from '#features/notifications/index.ts'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { planSettingsQuery } from '../plan-queries.ts'

/** What the week before a sermon is worked out from. `preparing` is undefined where no rhythm was chosen. */
export function usePreparing() {
  const today = useToday()
  const dayOff = useWeekdayOff()
  const settings = useQuery(planSettingsQuery)
  const sermons = useQuery(sermonsQuery)
  const queries = [settings, sermons]
  const rhythm = readWeekRhythm(settings.data?.rhythm)
  const preparing: Preparing | undefined =
    rhythm === null || dayOff === undefined ? undefined : { rhythm, dayOff, today }
  return {
    today,
    preparing,
    sermons: sermons.data ?? [],
    isPending: dayOff === undefined || queries.some(({ isPending }) => isPending),
    isFailed: queries.some(({ isError }) => isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
