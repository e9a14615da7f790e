import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'

/** Days on which the user does not preach. */
export type MarkedDates = ReadonlySet<IsoDate>

/** A year of marked Sundays in a row is no plan: then the next one is taken as it is. */
const mostJumps = 52

/** The day itself, or the same day of the first week after it that is not marked. */
export function firstFree(date: IsoDate, marked: MarkedDates): IsoDate {
  let day = date
  for (let jumps = 0; marked.has(day) && jumps < mostJumps; jumps += 1) day = addDays(day, 7)
  return day
}

/** The days of a series, a week apart; marked days are jumped over. */
export function seriesDates(start: IsoDate, weeks: number, marked: MarkedDates): IsoDate[] {
  const dates: IsoDate[] = []
  let next = start
  for (let week = 0; week < weeks; week += 1) {
    const date = firstFree(next, marked)
    dates.push(date)
    next = addDays(date, 7)
  }
  return dates
}

interface Dated {
  readonly id: string
  readonly date: IsoDate
}

interface Move<S> {
  readonly sermon: S
  readonly to: IsoDate
}

/** In the order in which they are preached; ids grow with the time they were made at. */
export const inOrder = <S extends Dated>(sermons: readonly S[]): S[] =>
  sermons.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Each sermon a week later. Marked days are jumped over, and what comes after gives way, so that the order stays. Those of one day stay
 * together.
 */
export function pushByOneWeek<S extends Dated>(sermons: readonly S[], marked: MarkedDates): Move<S>[] {
  let [from, last] = ['', '']
  return inOrder(sermons).map((sermon) => {
    if (sermon.date === from) return { sermon, to: last }
    let to = firstFree(addDays(sermon.date, 7), marked)
    while (to <= last) to = firstFree(addDays(to, 7), marked)
    ;[from, last] = [sermon.date, to]
    return { sermon, to }
  })
}
