import type { DateRange, IsoDate } from '@stillwater/contract/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activitiesQuery, eventsQuery } from '#shared/agenda/agenda-queries.ts'
import { type DayMarks, marksByDay } from './day-marks.ts'

/**
 * What is on each day of a date range. Until it is loaded, days that were just on the screen keep their marks; if loading fails, the
 * days stay unmarked.
 */
export function useMarks(
  days: DateRange,
  sermons: readonly { readonly date: IsoDate }[],
): ReadonlyMap<IsoDate, DayMarks> {
  const { data: events } = useQuery({ ...eventsQuery(days), placeholderData: keepPreviousData })
  const { data: activities } = useQuery({ ...activitiesQuery(days), placeholderData: keepPreviousData })
  return useMemo(
    () => marksByDay({ events: events ?? [], activities: activities ?? [], sermons }),
    [events, activities, sermons],
  )
}
