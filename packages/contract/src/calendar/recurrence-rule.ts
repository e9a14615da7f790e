import { type IsoDate, isIsoDate } from '../dates/dates.ts'

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

/** In the order of `weekday()`: Sunday is 0. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** A weekday, or the nth of its kind in the month or year: -1 is the last. */
interface RuleDay {
  readonly weekday: number
  readonly nth?: number
}

/** How an event repeats: the parts of an iCalendar RRULE (RFC 5545) that concern days. Lists that were not given are empty. */
export interface RecurrenceRule {
  readonly frequency: Frequency
  readonly interval: number
  /** How often it takes place in all. */
  readonly count?: number
  /** The last day on which it may take place. */
  readonly until?: IsoDate
  readonly months: readonly number[]
  readonly weeks: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  readonly days: readonly RuleDay[]
  readonly positions: readonly number[]
  /** The weekday that begins a week, as `weekday()` counts. */
  readonly weekStart: number
}

/** More than anybody means. They keep the work that a rule can cause small. */
export const ruleLimits = { text: 500, interval: 1000, count: 5000 } as const

type Parts = ReadonlyMap<string, string>

const names = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYMONTH',
  'BYWEEKNO',
  'BYYEARDAY',
  'BYMONTHDAY',
  'BYDAY',
  'BYSETPOS',
  'WKST',
])

/** Reads a rule such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR`; undefined for one that is not valid or not about days. */
export function parseRule(text: string): RecurrenceRule | undefined {
  if (text.length > ruleLimits.text) return undefined
  const parts = partsOf(text)
  const frequency = frequencies.find((name) => name === parts?.get('FREQ'))
  if (parts === undefined || frequency === undefined) return undefined
  const number = (name: string, most: number) => {
    const value = parts.get(name)
    return value === undefined ? undefined : numberIn(value, 1, most)
  }
  const rule = {
    frequency,
    interval: parts.has('INTERVAL') ? number('INTERVAL', ruleLimits.interval) : 1,
    count: number('COUNT', ruleLimits.count),
    until: parts.has('UNTIL') ? readDay(parts.get('UNTIL') ?? '') : undefined,
    months: numbersIn(parts, 'BYMONTH', 12, false),
    weeks: numbersIn(parts, 'BYWEEKNO', 53),
    yearDays: numbersIn(parts, 'BYYEARDAY', 366),
    monthDays: numbersIn(parts, 'BYMONTHDAY', 31),
    days: daysIn(parts),
    positions: numbersIn(parts, 'BYSETPOS', 366),
    weekStart: readWeekday(parts.get('WKST') ?? 'MO'),
  }
  const isUnread = [...parts.keys()].some((name) => rule[fieldOf[name] ?? 'frequency'] === undefined)
  return isUnread || !fits(rule as RecurrenceRule) ? undefined : given(rule as RecurrenceRule)
}

const fieldOf: Readonly<Record<string, keyof RecurrenceRule>> = {
  INTERVAL: 'interval',
  COUNT: 'count',
  UNTIL: 'until',
  BYMONTH: 'months',
  BYWEEKNO: 'weeks',
  BYYEARDAY: 'yearDays',
  BYMONTHDAY: 'monthDays',
  BYDAY: 'days',
  BYSETPOS: 'positions',
  WKST: 'weekStart',
}

const given = ({ count, until, ...rule }: RecurrenceRule): RecurrenceRule => ({
  ...rule,
  ...(count !== undefined && { count }),
  ...(until !== undefined && { until }),
})

/**
 * What RFC 5545 forbids together, and combinations of the days of a year that programs read differently: a rule means the same
 * everywhere, or it is refused.
 */
function fits(rule: RecurrenceRule): boolean {
  const { frequency, count, until, months, weeks, yearDays, monthDays, days, positions } = rule
  const has = (...lists: (readonly unknown[])[]) => lists.some((list) => list.length > 0)
  const isYearly = frequency === 'YEARLY'
  const hasNth = days.some(({ nth }) => nth !== undefined)
  const hasPlain = days.some(({ nth }) => nth === undefined)
  return !(
    (count !== undefined && until !== undefined) ||
    (has(weeks, yearDays) && (!isYearly || hasNth || has(monthDays))) ||
    (has(weeks) && !has(days)) ||
    (has(yearDays) && has(weeks, days)) ||
    (isYearly && hasNth && hasPlain) ||
    (has(monthDays) && (frequency === 'WEEKLY' || (isYearly && hasNth))) ||
    (hasNth && !isYearly && frequency !== 'MONTHLY') ||
    (has(positions) && !has(months, weeks, yearDays, monthDays, days))
  )
}

function partsOf(text: string): Parts | undefined {
  const parts = new Map<string, string>()
  for (const part of text.toUpperCase().split(';')) {
    const [name = '', value = '', ...rest] = part.split('=')
    if (!names.has(name) || parts.has(name) || value === '' || rest.length > 0) return undefined
    parts.set(name, value)
  }
  return parts
}

function numberIn(text: string, least: number, most: number): number | undefined {
  const value = /^[+-]?\d{1,4}$/.test(text) ? Number(text) : 0
  return value !== 0 && value >= least && value <= most ? value : undefined
}

function numbersIn(parts: Parts, name: string, most: number, mayBeNegative = true): number[] | undefined {
  const values = parts
    .get(name)
    ?.split(',')
    .map((value) => numberIn(value, mayBeNegative ? -most : 1, most))
  if (values === undefined) return []
  return values.every((value) => value !== undefined) ? [...new Set(values)] : undefined
}

function daysIn(parts: Parts): RuleDay[] | undefined {
  const value = parts.get('BYDAY')
  if (value === undefined) return []
  const days = [...new Set(value.split(','))].map((text) => {
    const { nth, day = '' } = /^(?<nth>[+-]?\d{1,2})?(?<day>[A-Z]{2})$/.exec(text)?.groups ?? {}
    const weekday = readWeekday(day)
    const number = nth === undefined ? undefined : numberIn(nth, -52, 52)
    if (weekday === undefined || (nth !== undefined && number === undefined)) return undefined
    return { weekday, ...(number !== undefined && { nth: number }) }
  })
  return days.every((day) => day !== undefined) ? days : undefined
}

function readWeekday(code: string): number | undefined {
  const index = weekdayCodes.findIndex((known) => known === code)
  return index === -1 ? undefined : index
}

/** The day of `20270503` or `20270503T235959Z`: a rule is about days, in the user's own calendar. */
function readDay(text: string): IsoDate | undefined {
  const { y, m, d } = /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?:T\d{6}Z?)?$/.exec(text)?.groups ?? {}
  const date = `${y}-${m}-${d}`
  return isIsoDate(date) ? date : undefined
}

/** The rule as text, in one order of its parts. */
export function formatRule(rule: RecurrenceRule): string {
  const { frequency, interval, count, until, weekStart } = rule
  const parts: [name: string, value: string | number | undefined][] = [
    ['FREQ', frequency],
    ['INTERVAL', interval === 1 ? undefined : interval],
    ['BYMONTH', rule.months.join(',')],
    ['BYWEEKNO', rule.weeks.join(',')],
    ['BYYEARDAY', rule.yearDays.join(',')],
    ['BYMONTHDAY', rule.monthDays.join(',')],
    ['BYDAY', rule.days.map(({ weekday, nth = '' }) => `${nth}${weekdayCodes[weekday] ?? ''}`).join(',')],
    ['BYSETPOS', rule.positions.join(',')],
    ['WKST', weekStart === 1 ? undefined : weekdayCodes[weekStart]],
    ['COUNT', count],
    ['UNTIL', until?.replaceAll('-', '')],
  ]
  return parts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}
