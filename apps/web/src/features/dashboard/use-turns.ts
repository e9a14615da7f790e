import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTodaysDevotional } from '#features/devotionals/index.ts'
import { goalsQuery } from '#features/goals/index.ts'
import { journalOfDayQuery } from '#features/journal/index.ts'
import { activitiesQuery, eventsQuery, seriesQuery } from '#shared/agenda/agenda-queries.ts'
import { useDay } from '#shared/agenda/use-day.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { weekQuery } from './week-query.ts'

/** After this many milliseconds a card no longer delays the others. */
const timeout = 2000

const turns = { devotional: 0, today: 1, week: 2, goals: 3 } as const

/**
 * The cards are rendered from the top down, each when those above it have their height, so that nothing on the screen moves.
 * All calls start at once, while the screen renders: the queries here are those of the cards.
 */
export function useTurns() {
  const today = useToday()
  usePrefetchQuery(eventsQuery({ date: today }))
  usePrefetchQuery(seriesQuery)
  usePrefetchQuery(activitiesQuery({ date: today }))
  usePrefetchQuery(goalsQuery)
  usePrefetchQuery(journalOfDayQuery(today))
  const devotional = useTodaysDevotional()
  const day = useDay(today)
  const week = useQuery(weekQuery(today))
  const [late, setLate] = useState(false)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeout)
    return () => clearTimeout(timer)
  }, [])

  const settled = [!devotional.isPending, !day.pending || day.activitiesFailed, !week.isPending]
  const waiting = settled.indexOf(false)
  const reached = late || waiting === -1 ? settled.length : waiting
  // Rendered cards stay, also when a new day loads.
  if (reached > shown) setShown(reached)
  return { shown: useDeferredValue(shown), ...turns }
}
