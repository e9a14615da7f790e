import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { readOccurrenceId } from '@stillwater/contract/calendar/occurrences'
import { useQuery } from '@tanstack/react-query'
import { seriesQuery } from '#shared/agenda/agenda-queries.ts'
import { useRecords } from '#shared/records/use-records.ts'
import type { Meant, Write } from './series-writes.ts'

/** The repeating events, and how they are written. */
export function useSeries() {
  const { data = [] } = useQuery(seriesQuery)
  const records = useRecords('events')
  return {
    /** The repeating event that one on the screen is a date of; undefined for one that stands alone. */
    meantBy({ id }: CalendarEvent): Meant | undefined {
      const named = readOccurrenceId(id)
      const series = named && data.find((event) => event.id === named.seriesId)
      if (series === undefined) return undefined
      // An exception that was not sent yet has only its id to say what it is one of.
      const exceptions = data.flatMap((event) => {
        const of = readOccurrenceId(event.id)
        return of?.seriesId === series.id ? { ...event, ...of } : []
      })
      return { series, date: named?.originalDate ?? series.date, exceptions }
    },
    /** All are stored on this device at once, in order, so that none is lost if the app is closed in between. */
    async write(writes: readonly Write[]): Promise<void> {
      await Promise.all(
        writes.map((write) => {
          if (write.op === 'add') return records.add(write.event)
          if (write.op === 'remove') return records.removeAtOnce(write.event)
          return records.updateAtOnce(write.event, write.changes)
        }),
      )
    },
  }
}
