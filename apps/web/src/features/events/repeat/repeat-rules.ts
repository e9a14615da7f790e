import { daysInMonth, weekday } from '@stillwater/contract/dates/dates'
import {
  formatRule,
  type Frequency,
  parseRule,
  type RecurrenceRule,
} from '@stillwater/contract/calendar/recurrence-rule'
import { describeRule } from '#shared/agenda/rule-words.ts'

/** A rule that repeats on the day it begins with. */
const plainRule: RecurrenceRule = {
  frequency: 'DAILY',
  interval: 1,
  months: [],
  weeks: [],
  yearDays: [],
  monthDays: [],
  days: [],
  positions: [],
  weekStart: 1,
}

const dayOf = (date: string) => Number(date.slice(8))
const nthOf = (date: string) => Math.ceil(dayOf(date) / 7)
const isLastOfMonth = (date: string) =>
  dayOf(date) > daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7))) - 7

/** The rule for a date that people mean by the name of a frequency. */
export function ruleFor(frequency: Frequency, date: string): RecurrenceRule {
  const days = frequency === 'WEEKLY' ? [{ weekday: weekday(date) }] : []
  return { ...plainRule, frequency, days }
}

/** How a month can be counted for a date: by its number, by its weekday, and from the end where it is among the last. */
export function monthlyRules(date: string): RecurrenceRule[] {
  const monthly = { ...plainRule, frequency: 'MONTHLY' as const }
  const nth = (number: number) => ({ ...monthly, days: [{ weekday: weekday(date), nth: number }] })
  return [
    ...(nthOf(date) < 5 ? [nth(nthOf(date))] : []),
    ...(isLastOfMonth(date) ? [nth(-1)] : []),
    { ...monthly, monthDays: [dayOf(date)] },
  ]
}

/** The repetitions that most events have, as texts with their words. */
export const usualRules = (date: string): { value: string; label: string }[] =>
  [ruleFor('DAILY', date), ruleFor('WEEKLY', date), ...monthlyRules(date), ruleFor('YEARLY', date)].map(
    (rule) => ({ value: formatRule(rule), label: describeRule(formatRule(rule), date) }),
  )

/** When it ends is chosen apart from how it repeats. */
export const withoutEnd = ({ count: _, until: _u, ...rule }: RecurrenceRule): RecurrenceRule => rule

export const endOf = ({ count, until }: RecurrenceRule): Pick<RecurrenceRule, 'count' | 'until'> => ({
  ...(count !== undefined && { count }),
  ...(until !== undefined && { until }),
})

/** The rule after its event was moved to another date: what named the old day names the new one. */
export function followDate(text: string, from: string, to: string): string {
  const rule = parseRule(text)
  if (rule === undefined || from === to) return text
  const days = rule.days.map((day) => {
    if (day.weekday !== weekday(from)) return day
    if (day.nth === undefined) return { weekday: weekday(to) }
    return { weekday: weekday(to), nth: day.nth < 0 && isLastOfMonth(to) ? -1 : Math.min(nthOf(to), 5) }
  })
  const monthDays = rule.monthDays.map((day) => (day === dayOf(from) ? dayOf(to) : day))
  const { until } = rule
  return formatRule({
    ...rule,
    days: days.filter((day, index) => days.findIndex((other) => isSameDay(day, other)) === index),
    monthDays: [...new Set(monthDays)],
    ...(until !== undefined && until < to && { until: to }),
  })
}

type RuleDay = RecurrenceRule['days'][number]
const isSameDay = (a: RuleDay, b: RuleDay) => a.weekday === b.weekday && a.nth === b.nth
