import type { IsoDate } from '@stillwater/contract/dates'
import type { PrayerMarks } from '@stillwater/contract/pray'

/** As many days as today's choice needs. */
const lastDays = 2

/** The same list if the day is marked already: two devices that pray the same list come to the union. */
export function withMark(marks: PrayerMarks[], prayerId: string, date: IsoDate): PrayerMarks[] {
  const days = marks.find((each) => each.prayerId === prayerId)?.days ?? []
  if (days.includes(date)) return marks
  const latest = [...days, date].sort().reverse().slice(0, lastDays)
  return [...marks.filter((each) => each.prayerId !== prayerId), { prayerId, days: latest }]
}
