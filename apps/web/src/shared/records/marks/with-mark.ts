import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { PrayerMarks } from '@stillwater/contract/prayers/pray'

/** As many days as today's choice needs. */
const lastDays = 2

/**
 * The same list if the day is marked already: two devices that pray the same list come to the union. A prayer keeps its place in the list,
 * so that nobody compares all that come after it.
 */
export function withMark(marks: PrayerMarks[], prayerId: string, date: IsoDate): PrayerMarks[] {
  const at = marks.findIndex((each) => each.prayerId === prayerId)
  const days = marks[at]?.days ?? []
  if (days.includes(date)) return marks
  const entry = { prayerId, days: [...days, date].sort().reverse().slice(0, lastDays) }
  return at === -1 ? [...marks, entry] : marks.with(at, entry)
}
