import { addDays, type DateRange, dayNumber, type IsoDate } from '@stillwater/contract/dates/dates'

interface Lasting {
  readonly date: IsoDate
  readonly days: number
}

export const lastDayOf = ({ date, days }: Lasting): IsoDate => (days > 1 ? addDays(date, days - 1) : date)

/** How many days there are from one to another, both included. */
export const daysBetween = (first: IsoDate, last: IsoDate): number => dayNumber(last) - dayNumber(first) + 1

/** An event once for each of its days in a date range. */
export function onEachDay<E extends Lasting>(events: readonly E[], { from, to }: DateRange): E[] {
  return events.flatMap((event) => {
    if (!(event.days > 1)) return event
    const first = event.date < from ? from : event.date
    const last = lastDayOf(event) > to ? to : lastDayOf(event)
    return Array.from({ length: daysBetween(first, last) }, (_, index) => ({
      ...event,
      date: addDays(first, index),
    }))
  })
}
