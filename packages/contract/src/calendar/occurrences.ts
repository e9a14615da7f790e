import type { ExceptionKind } from '../choices.ts'
import { addDays, type DateRange, type IsoDate, isIsoDate } from '../dates/dates.ts'
import { daysOfRule, lastDayOfRule } from './recurrence.ts'
import { parseRule, type RecurrenceRule } from './recurrence-rule.ts'

/** What of an event decides on which days it is. */
export interface Timed {
  readonly id: string
  readonly date: IsoDate
  /** How many days it lasts. */
  readonly days: number
  /** The rule by which it repeats. */
  readonly repeats: string | null
  /** The last day that anything of it can be on, where that is known: then its times need not be counted from the first. */
  readonly lastDate?: IsoDate | null | undefined
}

/** A record that stands for one date of a repeating event, changed or canceled. */
export interface Exception {
  readonly id: string
  readonly exception: ExceptionKind | null
}

/** How many days an event may last, and how many repeating events a user may have. */
export const eventLimits = { days: 366, series: 500 } as const

/** What lasts for ever. */
export const endOfTime = '9999-12-31'

/** The id of one date of a repeating event. A record with this id is shown instead, or takes the date away. */
export const occurrenceId = (seriesId: string, date: IsoDate): string => `${seriesId}_${date}`

export function readOccurrenceId(id: string): { seriesId: string; originalDate: IsoDate } | undefined {
  const [seriesId = '', originalDate = '', ...rest] = id.split('_')
  return rest.length === 0 && isIsoDate(originalDate) ? { seriesId, originalDate } : undefined
}

/** Rules are few and read often. */
const rules = new Map<string, RecurrenceRule | undefined>()
const mostRules = 2000

function ruleOf(text: string): RecurrenceRule | undefined {
  if (rules.has(text)) return rules.get(text)
  if (rules.size >= mostRules) rules.clear()
  const rule = parseRule(text)
  rules.set(text, rule)
  return rule
}

type Repeating = Omit<Timed, 'id'>

/** The dates in a date range at which a repeating event begins. */
function beginningsOf({ date, days, repeats, lastDate }: Repeating, range: DateRange): IsoDate[] {
  const rule = repeats === null ? undefined : ruleOf(repeats)
  if (rule === undefined) return []
  if (rule.count === undefined || lastDate === null || lastDate === undefined)
    return daysOfRule(date, rule, range)
  const { count: _, ...uncounted } = rule
  return daysOfRule(date, { ...uncounted, until: addDays(lastDate, 1 - days) }, range)
}

/** The dates at which a repeating event begins that have a day in a date range. */
const datesOf = (event: Repeating, { from, to }: DateRange): IsoDate[] =>
  beginningsOf(event, { from: addDays(from, 1 - event.days), to })

/** Whether a repeating event takes place at a date. */
export const isDateOf = (event: Pick<Timed, 'date' | 'repeats'> & Partial<Timed>, date: IsoDate): boolean =>
  beginningsOf({ days: 1, ...event }, { from: date, to: date }).length > 0

/** The last day that anything of an event can be on. */
export function lastDateOf({ date, days, repeats }: Repeating): IsoDate {
  const rule = repeats === null ? undefined : ruleOf(repeats)
  const last = rule === undefined ? date : (lastDayOfRule(date, rule) ?? endOfTime)
  return last === endOfTime ? last : addDays(last, days - 1)
}

/** One date of a repeating event, as an event of its own. */
export type Occurrence<S extends Timed> = S & { readonly seriesId: string; readonly originalDate: IsoDate }

/** The dates of repeating events in a date range, without those that were changed or canceled. */
export function occurrencesOf<S extends Timed>(
  series: readonly S[],
  exceptions: readonly Exception[],
  range: DateRange,
): Occurrence<S>[] {
  const taken = new Set(
    exceptions
      .filter(({ exception }) => exception === 'changed' || exception === 'canceled')
      .map(({ id }) => id),
  )
  return series.flatMap((event) =>
    datesOf(event, range).flatMap((date) => {
      const id = occurrenceId(event.id, date)
      return taken.has(id) ? [] : { ...event, id, date, seriesId: event.id, originalDate: date }
    }),
  )
}
