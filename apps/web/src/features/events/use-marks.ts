import type { DateRange, IsoDate } from '@stillwater/contract/dates/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activitiesQuery, eventsQuery } from '#shared/agenda/agenda-queries.ts'
import { onEachDay } from '#shared/agenda/days-of.ts'
import { useOccurrences } from '#shared/agenda/use-occurrences.ts'
import { type DayMarks, marksByDay } from './day-marks.ts'

/**
 * What is on each day of a date range. Until it is loaded, days that were just on the screen keep their marks; if loading fails, the
 * days stay unmarked.
 */
export function useMarks(
  days: DateRange,
  sermons: readonly { readonly date: IsoDate }[],
  others: readonly { readonly date: IsoDate; readonly days: number }[],
): ReadonlyMap<IsoDate, DayMarks> {
  const { data: events } = useQuery({ ...eventsQuery(days), placeholderData: keepPreviousData })
  const { data: activities } = useQuery({ ...activitiesQuery(days), placeholderData: keepPreviousData })
  const { occurrences } = useOccurrences(days)
  const { from, to } = days
  return useMemo(
    () =>
      marksByDay({
        events: onEachDay([...(events ?? []), ...occurrences], { from, to }),
        activities: activities ?? [],
        sermons,
        others: onEachDay(others, { from, to }).filter(({ date }) => from <= date && date <= to),
      }),
    [events, occurrences, activities, sermons, others, from, to],
  )
}
