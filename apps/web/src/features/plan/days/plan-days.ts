import { churchNames } from '@stillwater/contract/plan/church-year'
import { addDays, type DateRange, type IsoDate, weekday } from '@stillwater/contract/dates/dates'
import type { MarkedDay, Series } from '@stillwater/contract/plan/plan'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { addMonths } from '#shared/ui/date/iso-date.ts'
import { inOrder } from './plan-dates.ts'

/** Where a sermon is in its series. */
export interface Part {
  readonly series: Series
  /** 1 for the first. */
  readonly number: number
  readonly of: number
  /** Those that it can trade days with. */
  readonly before: Sermon | undefined
  readonly after: Sermon | undefined
}

/** A day of the plan. */
export interface PlanDay {
  readonly date: IsoDate
  /** What it is called in the church's year. */
  readonly names: readonly string[]
  readonly sermons: readonly Sermon[]
  /** Two devices may each have marked it. */
  readonly marks: readonly MarkedDay[]
  /** Whether there is preaching on this day of the week, or on this day of the church's year. */
  readonly isPreachingDay: boolean
}

interface PlanData {
  readonly weekdays: readonly number[]
  readonly sermons: readonly Sermon[]
  readonly marks: readonly MarkedDay[]
}

/** So many months are shown, in whole ones: back from the day, and ahead of it. */
export const shownRange = (today: IsoDate, back: number, ahead: number): DateRange => ({
  from: back === 0 ? today : firstOfMonth(addMonths(today, -back)),
  to: addDays(firstOfMonth(addMonths(today, ahead + 1)), -1),
})

const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`

/** An archived sermon is put away; one of a day that is past was preached on it, as the calendar has it too. */
export const onThePlan = (sermons: readonly Sermon[], today: IsoDate): Sermon[] =>
  sermons.filter(({ status, date }) => status !== 'archived' || date < today)

/** The preaching days of a range, and every other day that has a sermon, a mark or a name. */
export function planDays({ from, to }: DateRange, { weekdays, sermons, marks }: PlanData): PlanDay[] {
  const sermonsOn = byDate(inOrder(sermons))
  const marksOn = byDate(marks)
  const days: PlanDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = {
      date,
      names: churchNames(date),
      sermons: sermonsOn.get(date) ?? [],
      marks: marksOn.get(date) ?? [],
      isPreachingDay: weekdays.includes(weekday(date)),
    }
    const isFeast = day.names.length > 0 && weekday(date) !== 0
    if (day.isPreachingDay || isFeast || day.sermons.length > 0 || day.marks.length > 0) days.push(day)
  }
  return days
}

function byDate<R extends { readonly date: IsoDate }>(records: readonly R[]): Map<IsoDate, R[]> {
  const found = new Map<IsoDate, R[]>()
  for (const record of records) {
    const known = found.get(record.date)
    if (known === undefined) found.set(record.date, [record])
    else known.push(record)
  }
  return found
}

/** The sermons of each series in their order, by its id. */
export function partsOf(sermons: readonly Sermon[]): Map<string, Sermon[]> {
  const found = new Map<string, Sermon[]>()
  for (const sermon of inOrder(sermons)) {
    // A sermon that was cached by an earlier version of the app does not have the field.
    const id = (sermon.seriesId as string | null | undefined) ?? undefined
    if (id === undefined) continue
    const known = found.get(id)
    if (known === undefined) found.set(id, [sermon])
    else known.push(sermon)
  }
  return found
}

/** Where each sermon is in its series, by its id. A series that was deleted has no parts. */
export function placesOf(
  parts: ReadonlyMap<string, readonly Sermon[]>,
  series: readonly Series[],
): Map<string, Part> {
  const places = new Map<string, Part>()
  for (const one of series) {
    const own = parts.get(one.id) ?? []
    // One that was put away stays where it was.
    const moving = own.filter(({ status }) => status !== 'archived')
    const neighbor = (sermon: Sermon, step: -1 | 1): Sermon | undefined => {
      const at = moving.indexOf(sermon)
      const found = at === -1 ? undefined : moving[at + step]
      return found?.date === sermon.date ? undefined : found
    }
    for (const [index, sermon] of own.entries())
      places.set(sermon.id, {
        series: one,
        number: index + 1,
        of: own.length,
        before: neighbor(sermon, -1),
        after: neighbor(sermon, 1),
      })
  }
  return places
}
