import { type DateRange, dayNumber, daysInMonth, type IsoDate } from '../dates/dates.ts'
import type { RecurrenceRule } from './recurrence-rule.ts'

/** Calendar days as day numbers: no zone and no clock takes part, so a local time stays what it is. */
type Day = number

/** A rule that ends after a number of times is counted from its start, and no further than this many periods and days. */
const mostPeriods = 20_000
const mostDaysCounted = 200 * 366
const lastDay = dayNumber('9999-12-31')

/** The days from `from` to `to` on which something takes place that begins on `start` and repeats by a rule. */
export function daysOfRule(start: IsoDate, rule: RecurrenceRule, { from, to }: DateRange): IsoDate[] {
  const first = dayNumber(start)
  const begin = Math.max(dayNumber(from), first)
  const { count, until } = rule
  const end = Math.min(
    dayNumber(to),
    until === undefined ? lastDay : dayNumber(until),
    count === undefined ? lastDay : first + mostDaysCounted,
  )
  if (end < begin) return []
  const periods = periodsOf(first, rule)
  const found: IsoDate[] = []
  let times = 0
  const firstPeriod = count === undefined ? periods.indexOf(begin) : 0
  for (let index = firstPeriod; index < firstPeriod + mostPeriods; index += 1) {
    if (periods.startOf(index) > end) return found
    for (const day of inPositions(periods.daysOf(index), rule.positions)) {
      if (day < first) continue
      times += 1
      if (day > end || (count !== undefined && times > count)) return found
      if (day >= begin) found.push(isoDate(day))
    }
  }
  return found
}

/** The last day on which it takes place; undefined if it goes on, or never takes place. */
export function lastDayOfRule(start: IsoDate, rule: RecurrenceRule): IsoDate | undefined {
  if (rule.count === undefined && rule.until === undefined) return undefined
  if (rule.until !== undefined) return rule.until
  return daysOfRule(start, rule, { from: start, to: '9999-12-31' }).at(-1)
}

const isoDate = (day: Day): IsoDate => new Date(day * 86_400_000).toISOString().slice(0, 10)
const weekdayOf = (day: Day) => (((day + 4) % 7) + 7) % 7

/** The periods of a rule: days, weeks, months or years, each so many after the one before. */
interface Periods {
  /** The period that a day is in, or the one before it. */
  readonly indexOf: (day: Day) => number
  readonly startOf: (index: number) => Day
  /** The days of a period on which it takes place, in order. */
  readonly daysOf: (index: number) => readonly Day[]
}

function periodsOf(first: Day, rule: RecurrenceRule): Periods {
  const { interval } = rule
  switch (rule.frequency) {
    case 'DAILY':
      return inDays(first, interval, 1, (day) => (isLimitedTo(rule, day) ? [day] : []))
    case 'WEEKLY': {
      const weekdays = rule.days.length > 0 ? rule.days.map(({ weekday }) => weekday) : [weekdayOf(first)]
      const offsets = weekdays.map((weekday) => (weekday - rule.weekStart + 7) % 7).toSorted((a, b) => a - b)
      const monday = first - ((weekdayOf(first) - rule.weekStart + 7) % 7)
      return inDays(monday, 7 * interval, 7, (week) =>
        offsets.map((offset) => week + offset).filter((day) => isInMonths(rule, day)),
      )
    }
    case 'MONTHLY': {
      const at = new Date(first * 86_400_000)
      const month = at.getUTCFullYear() * 12 + at.getUTCMonth()
      const chosen = withDay(rule, at.getUTCDate())
      return inMonths(month, interval, (index) =>
        isAmong(rule.months, (index % 12) + 1)
          ? daysOfMonth(Math.floor(index / 12), (index % 12) + 1, chosen)
          : [],
      )
    }
    case 'YEARLY': {
      const at = new Date(first * 86_400_000)
      const daysOf = yearly(rule, at)
      return inMonths(at.getUTCFullYear() * 12, interval * 12, (index) => daysOf(index / 12))
    }
  }
}

const inDays = (
  first: Day,
  step: number,
  length: number,
  daysOf: (start: Day) => readonly Day[],
): Periods => ({
  indexOf: (day) => Math.max(0, Math.floor((day - first - length + 1 + step - 1) / step)),
  startOf: (index) => first + index * step,
  daysOf: (index) => daysOf(first + index * step),
})

/** Months since the year 0. */
const inMonths = (first: number, step: number, daysOf: (month: number) => readonly Day[]): Periods => ({
  indexOf: (day) => {
    const at = new Date(day * 86_400_000)
    // A week of a year may begin in the year before.
    const month = at.getUTCFullYear() * 12 + at.getUTCMonth()
    return Math.max(0, Math.floor((month - first) / step) - 1)
  },
  startOf: (index) => firstOf(Math.floor((first + index * step) / 12), ((first + index * step) % 12) + 1) - 7,
  daysOf: (index) => daysOf(first + index * step),
})

/** Not through Date.UTC, which takes the years before 100 as 1900 to 1999. */
const firstOf = (year: number, month: number): Day =>
  new Date(0).setUTCFullYear(year, month - 1, 1) / 86_400_000

const isAmong = (list: readonly number[], value: number) => list.length === 0 || list.includes(value)
/** Negative numbers count from the end. */
const isCounted = (list: readonly number[], value: number, length: number) =>
  list.length === 0 || list.includes(value) || list.includes(value - length - 1)

function isInMonths({ months }: RecurrenceRule, day: Day): boolean {
  return months.length === 0 || months.includes(new Date(day * 86_400_000).getUTCMonth() + 1)
}

function isLimitedTo(rule: RecurrenceRule, day: Day): boolean {
  const { days, monthDays } = rule
  if (days.length > 0 && !days.some(({ weekday }) => weekday === weekdayOf(day))) return false
  if (!isInMonths(rule, day)) return false
  if (monthDays.length === 0) return true
  const at = new Date(day * 86_400_000)
  return isCounted(monthDays, at.getUTCDate(), daysInMonth(at.getUTCFullYear(), at.getUTCMonth() + 1))
}

/** A rule that names no day means the one it begins with. */
const withDay = (rule: RecurrenceRule, day: number): RecurrenceRule =>
  rule.monthDays.length === 0 && rule.days.length === 0 ? { ...rule, monthDays: [day] } : rule

function daysOfMonth(year: number, month: number, { monthDays, days }: RecurrenceRule): Day[] {
  const first = firstOf(year, month)
  const length = firstOf(month === 12 ? year + 1 : year, (month % 12) + 1) - first
  const found: Day[] = []
  for (let date = 1; date <= length; date += 1) {
    if (!isCounted(monthDays, date, length)) continue
    if (isNthDay(days, weekdayOf(first + date - 1), date, length)) found.push(first + date - 1)
  }
  return found
}

/** Whether a day is among the named weekdays, by its place in a month or year of this length. */
function isNthDay(days: RecurrenceRule['days'], weekday: number, place: number, length: number): boolean {
  if (days.length === 0) return true
  const nth = Math.ceil(place / 7)
  const nthLast = -Math.ceil((length - place + 1) / 7)
  return days.some(
    (day) => day.weekday === weekday && (day.nth === undefined || day.nth === nth || day.nth === nthLast),
  )
}

/** On which days of a year. The nth weekday is that of the month where months are named, else that of the year. */
function yearly(rule: RecurrenceRule, start: Date): (year: number) => readonly Day[] {
  const { months, weeks, yearDays, monthDays, days, weekStart } = rule
  if (weeks.length > 0)
    return (year) => weeksOf(year, weeks, weekStart).filter((day) => isLimitedTo(rule, day))
  if (yearDays.length > 0 || (days.length > 0 && months.length === 0 && monthDays.length === 0)) {
    return (year) => {
      const first = firstOf(year, 1)
      const length = firstOf(year + 1, 1) - first
      return Array.from({ length }, (_, index) => first + index).filter((day, index) => {
        const place = index + 1
        return (
          isCounted(yearDays, place, length) &&
          isNthDay(days, weekdayOf(day), place, length) &&
          isInMonths(rule, day)
        )
      })
    }
  }
  const chosen = withDay(rule, start.getUTCDate())
  const every = days.length === 0 && monthDays.length === 0 ? [start.getUTCMonth() + 1] : allMonths
  const named = months.length === 0 ? every : months.toSorted((a, b) => a - b)
  return (year) => named.flatMap((month) => daysOfMonth(year, month, chosen))
}

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1)

/** The days of the named weeks. The first week of a year is the first that has most of its days in it. */
function weeksOf(year: number, weeks: readonly number[], weekStart: number): Day[] {
  const begin = firstWeekOf(year, weekStart)
  const length = (firstWeekOf(year + 1, weekStart) - begin) / 7
  return Array.from({ length }, (_, index) => index + 1)
    .filter((week) => isCounted(weeks, week, length))
    .flatMap((week) => Array.from({ length: 7 }, (_, day) => begin + (week - 1) * 7 + day))
}

function firstWeekOf(year: number, weekStart: number): Day {
  const fourth = firstOf(year, 1) + 3
  return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7)
}

/** Of the days of a period those at the named positions; -1 is the last. */
function inPositions(days: readonly Day[], positions: readonly number[]): readonly Day[] {
  if (positions.length === 0) return days
  return days.filter((_, index) => isCounted(positions, index + 1, days.length))
}
