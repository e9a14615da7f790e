import { weekday } from '@stillwater/contract/dates/dates'
import { parseRule, type RecurrenceRule } from '@stillwater/contract/calendar/recurrence-rule'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { weekdayNames } from '#shared/ui/date/weekday-names.ts'

const places: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  [-1]: 'last',
  [-2]: 'second-to-last',
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const

const joined = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** "1st", "22nd": a day of a month. */
function ordinal(day: number): string {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** What a rule means for an event that begins on a date: "Every 2 weeks on Tuesday and Friday, until May 3, 2027". */
export function describeRule(text: string, date: string): string {
  const rule = parseRule(text)
  if (rule === undefined) return 'Repeats'
  return `${everyWords(rule)}${daysWords(rule, date)}${endWords(rule)}`
}

const everyWords = ({ frequency, interval }: RecurrenceRule) =>
  interval === 1 ? `Every ${units[frequency]}` : `Every ${interval} ${units[frequency]}s`

const endWords = ({ until, count }: RecurrenceRule) => {
  if (until !== undefined) return `, until ${formatIsoDate(until)}`
  if (count === undefined) return ''
  return count === 1 ? ', once' : `, ${count} times`
}

function daysWords(rule: RecurrenceRule, date: string): string {
  const { frequency, days, monthDays } = rule
  // Such rules come from other calendars; no sentence would be shorter than the rule.
  const isUnusual = [rule.months, rule.weeks, rule.yearDays, rule.positions].some((list) => list.length > 0)
  if (isUnusual) return ' on certain days'
  const named = days.map(({ weekday: day, nth }) => {
    const name = weekdayNames[day] ?? ''
    return nth === undefined ? name : `the ${places[nth] ?? ordinal(Math.abs(nth))} ${name}`
  })
  if (named.length > 0) return ` on ${joined.format(named)}`
  if (frequency === 'DAILY') return ''
  if (frequency === 'WEEKLY') return ` on ${weekdayNames[weekday(date)] ?? ''}`
  if (frequency === 'YEARLY' && monthDays.length === 0)
    return ` on ${formatIsoDate(date).replace(/, \d+$/, '')}`
  const numbers = monthDays.length > 0 ? monthDays : [Number(date.slice(8))]
  return ` on ${joined.format(numbers.map((day) => (day === -1 ? 'the last day' : `the ${ordinal(Math.abs(day))}`)))}`
}
