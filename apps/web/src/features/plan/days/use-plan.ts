import { usualPlanSettings } from '@stillwater/contract/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '#shared/api/query-client.ts'
import { remember } from '#shared/remember.ts'
import { seriesQuery } from '#shared/sermons/series-query.ts'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { addDays, todayIso, weekdayOf } from '#shared/ui/date/iso-date.ts'
import { markedDaysQuery, planSettingsQuery } from '../plan-queries.ts'
import { firstFree } from './plan-dates.ts'
import { onThePlan, partsOf, placesOf, planDays, shownRange } from './plan-days.ts'

interface Shown {
  readonly today: string
  /** In months. */
  readonly back: number
  readonly ahead: number
}

const none: readonly never[] = []
const shownSermons = remember(onThePlan)
const partsOfSeries = remember(partsOf)
const placesOfParts = remember(placesOf)

/** What the plan shows, from the lists that this device holds. */
export function usePlan({ today, back, ahead }: Shown) {
  const sermons = useQuery(sermonsQuery)
  const series = useQuery(seriesQuery)
  const marks = useQuery(markedDaysQuery)
  const settings = useQuery(planSettingsQuery)
  const { data: allSermons = none } = sermons
  const { data: allSeries = none } = series
  const { data: allMarks = none } = marks
  const { weekdays } = settings.data ?? usualPlanSettings

  const marked = useMemo(() => new Set(allMarks.map(({ date }) => date)), [allMarks])
  const shown = shownSermons(allSermons, today)
  const days = useMemo(() => {
    return planDays(shownRange(today, back, ahead), { weekdays, sermons: shown, marks: allMarks })
  }, [today, back, ahead, weekdays, shown, allMarks])
  const parts = partsOfSeries(shown)
  const places = placesOfParts(parts, allSeries)

  const queries = [sermons, series, marks]
  return {
    sermons: shown,
    series,
    marks,
    days,
    places,
    parts,
    marked,
    nextDay: firstFree(nextOf(weekdays, today), marked),
    isFailed: queries.some((query) => query.isError),
    isPending: queries.some((query) => query.isPending),
    retry: () => {
      for (const query of queries) void query.refetch()
    },
  }
}

/** Looks through all sermons while nobody waits for it. */
export async function preparePlan(): Promise<void> {
  const [sermons, series] = await Promise.all([
    queryClient.ensureQueryData(sermonsQuery),
    queryClient.ensureQueryData(seriesQuery),
    queryClient.ensureQueryData(markedDaysQuery),
    queryClient.ensureQueryData(planSettingsQuery),
  ])
  placesOfParts(partsOfSeries(shownSermons(sermons, todayIso())), series)
}

/** The next day on which there is preaching: today, if it is one. */
function nextOf(weekdays: readonly number[], today: string): string {
  const waits = weekdays.map((day) => (day - weekdayOf(today) + 7) % 7)
  return addDays(today, Math.min(...waits))
}
