import { addDays } from '@stillwater/contract/dates/dates'
import { daysOfRule } from '@stillwater/contract/calendar/recurrence'
import {
  formatRule,
  parseRule,
  type RecurrenceRule,
  weekdayCodes,
} from '@stillwater/contract/calendar/recurrence-rule'
import { monthOf } from './dates.ts'
import { readDay } from './days.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

interface HeardRepeat {
  /** Undefined for one date that was named by its place in a month. */
  readonly rule: string | undefined
  readonly date: string
  readonly spans: readonly Span[]
}

/** A rule as text, and the words that said it. */
interface Said extends Span {
  readonly rule: string
  /** For "the first Tuesday of May": the month, which makes it a date. */
  readonly month?: number
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const weekdayAt = (tokens: readonly Token[], at: number) => weekdays.indexOf(wordAt(tokens, at))
const pluralAt = (tokens: readonly Token[], at: number) =>
  weekdays.findIndex((name) => wordAt(tokens, at) === `${name}s`)
const isEvery = (word: string) => word === 'every' || word === 'each'

/** How it repeats, and its first date: "every other Friday", "first Tuesday", "monthly on the 15th", "Fridays". */
export function readRepeat(tokens: readonly Token[], today: string): HeardRepeat | undefined {
  const said = firstOf(tokens)
  if (said === undefined) return undefined
  const until = said.month === undefined ? readUntil(tokens, today, said) : undefined
  const spans = [said, ...(until ? [until] : [])]
  const day = readDay(hide(tokens, spans), today)
  const from = day !== undefined && day.keep !== true ? day.date : today
  const plain = parseRule(said.rule)
  if (plain === undefined) return undefined
  const date = firstDate(plain, from, said.month)
  if (date === undefined) return undefined
  const taken = day !== undefined && day.keep !== true ? [...spans, withStart(tokens, day)] : spans
  if (said.month !== undefined) return { rule: undefined, date, spans: taken }
  const rule = formatRule({ ...plain, ...(until && until.date >= date && { until: until.date }) })
  return { rule, date, spans: taken }
}

function firstOf(tokens: readonly Token[]): Said | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    for (const read of [nthWeekday, everySomething, adverb, plural]) {
      const said = read(tokens, at)
      if (said !== undefined) return said
    }
  }
  return undefined
}

/** The next date of a rule, however many weeks or months apart the others are. */
function firstDate(rule: RecurrenceRule, from: string, month: number | undefined): string | undefined {
  const dates = daysOfRule(from, { ...rule, interval: 1 }, { from, to: addDays(from, 800) })
  return month === undefined ? dates[0] : dates.find((date) => Number(date.slice(5, 7)) === month)
}

/** Without the words that were understood. */
const hide = (tokens: readonly Token[], spans: readonly Span[]): Token[] =>
  tokens.map((token, at) =>
    spans.some(({ from, next }) => from <= at && at < next) ? { ...token, word: '' } : token,
  )

/** "First Tuesday" in a church is every month's; "the first Tuesday of May" is a date. The last one must say that it repeats. */
function nthWeekday(tokens: readonly Token[], at: number): Said | undefined {
  const isLast = wordAt(tokens, at) === 'last'
  const nth = isLast ? { value: -1, next: at + 1 } : readOrdinal(tokens, at)
  const day = nth === undefined ? -1 : weekdayAt(tokens, nth.next)
  if (nth === undefined || day < 0 || nth.value > 5) return undefined
  const rule = `FREQ=MONTHLY;BYDAY=${nth.value}${weekdayCodes[day]}`
  const before = [1, 2].map((step) => wordAt(tokens, at - step))
  const lead = before.findIndex((word) => !/^(?:every|each|the|on)$/.test(word))
  const from = at - (lead === -1 ? before.length : lead)
  const next = nth.next + 1
  if (/^(?:of|in)$/.test(wordAt(tokens, next))) {
    const month = monthOf(wordAt(tokens, next + 1))
    if (month > 0) return { rule, month, from, next: next + 2 }
    const word = wordAt(tokens, next + 1)
    const named = /^(?:the|each|every)$/.test(word) ? wordAt(tokens, next + 2) : ''
    if (named === 'month') return { rule, from, next: next + 3 }
    // "The first Sunday of Advent" is in no month that we know.
    if (wordAt(tokens, next) === 'of') return undefined
  }
  if (wordAt(tokens, next) === 'monthly') return { rule, from, next: next + 1 }
  return isLast && !before.some((word) => isEvery(word)) ? undefined : { rule, from, next }
}

const frequencies = new Map([
  ['day', 'DAILY'],
  ['week', 'WEEKLY'],
  ['month', 'MONTHLY'],
  ['year', 'YEARLY'],
])

/** "Every Tuesday and Thursday", "every other Friday", "every two weeks on Monday", "every weekday". */
function everySomething(tokens: readonly Token[], at: number): Said | undefined {
  if (!isEvery(wordAt(tokens, at)) || nthWeekday(tokens, at + 1) !== undefined) return undefined
  const { interval, next } = readInterval(tokens, at + 1)
  const step = interval === 1 ? '' : `;INTERVAL=${interval}`
  const days = readWeekdays(tokens, next)
  if (days !== undefined) return { rule: `FREQ=WEEKLY${step};BYDAY=${days.codes}`, from: at, next: days.next }
  const word = wordAt(tokens, next)
  if (word === 'weekday') return { rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', from: at, next: next + 1 }
  const frequency = frequencies.get(word.replace(/s$/, ''))
  return frequency === undefined ? undefined : onDays(tokens, `FREQ=${frequency}${step}`, at, next + 1)
}

function readInterval(tokens: readonly Token[], at: number): { interval: number; next: number } {
  if (wordAt(tokens, at) === 'other') return { interval: 2, next: at + 1 }
  const number = readOrdinal(tokens, at) ?? readNumber(tokens, at)
  return number !== undefined && number.value >= 1 && number.value <= 52
    ? { interval: number.value, next: number.next }
    : { interval: 1, next: at }
}

const adverbs = new Map([
  ['daily', 'FREQ=DAILY'],
  ['weekly', 'FREQ=WEEKLY'],
  ['biweekly', 'FREQ=WEEKLY;INTERVAL=2'],
  ['fortnightly', 'FREQ=WEEKLY;INTERVAL=2'],
  ['monthly', 'FREQ=MONTHLY'],
  ['quarterly', 'FREQ=MONTHLY;INTERVAL=3'],
  ['yearly', 'FREQ=YEARLY'],
  ['annually', 'FREQ=YEARLY'],
])

/** "Weekly on Tuesday", "monthly on the 15th". Before a noun it is a part of the name: "the daily office". */
function adverb(tokens: readonly Token[], at: number): Said | undefined {
  const rule = adverbs.get(wordAt(tokens, at))
  if (rule === undefined) return undefined
  const said = onDays(tokens, rule, at, at + 1)
  const follows = wordAt(tokens, said.next)
  const goesOn =
    said.next > at + 1 ||
    follows === '' ||
    /^(?:at|from|on|in|until|till|starting|\d.*|[.,;-]|noon)$/.test(follows)
  return goesOn ? said : undefined
}

/** What names the day of a rule, where something does. */
function onDays(tokens: readonly Token[], rule: string, from: number, at: number): Said {
  const start = wordAt(tokens, at) === 'on' ? at + 1 : at
  if (rule.startsWith('FREQ=WEEKLY')) {
    const days = readWeekdays(tokens, start) ?? readPlurals(tokens, start)
    if (days !== undefined) return { rule: `${rule};BYDAY=${days.codes}`, from, next: days.next }
  }
  if (rule.startsWith('FREQ=MONTHLY')) {
    const dayAt = wordAt(tokens, start) === 'the' ? start + 1 : start
    const day = readOrdinal(tokens, dayAt)
    if (day !== undefined && day.value <= 31 && weekdayAt(tokens, day.next) < 0)
      return { rule: `${rule};BYMONTHDAY=${day.value}`, from, next: day.next }
    const nth = nthWeekday(tokens, dayAt)
    if (nth !== undefined) return { ...nth, from, rule: nth.rule.replace('FREQ=MONTHLY', rule) }
  }
  return { rule, from, next: at }
}

/** "Fridays", "Tuesdays and Thursdays". */
function plural(tokens: readonly Token[], at: number): Said | undefined {
  const days = readPlurals(tokens, at)
  if (days === undefined) return undefined
  const from = wordAt(tokens, at - 1) === 'on' ? at - 1 : at
  return { rule: `FREQ=WEEKLY;BYDAY=${days.codes}`, from, next: days.next }
}

interface Days {
  readonly codes: string
  readonly next: number
}

const readWeekdays = (tokens: readonly Token[], at: number) => readList(tokens, at, weekdayAt)
const readPlurals = (tokens: readonly Token[], at: number) => readList(tokens, at, pluralAt)

/** One or more, with commas and "and" between them. */
function readList(
  tokens: readonly Token[],
  at: number,
  dayAt: (tokens: readonly Token[], at: number) => number,
): Days | undefined {
  const days: number[] = []
  let next = at
  for (let look = at; dayAt(tokens, look) >= 0;) {
    days.push(dayAt(tokens, look))
    next = look + 1
    look = next
    while (/^(?:,|and|&)$/.test(wordAt(tokens, look))) look += 1
  }
  const inOrder = [...new Set(days)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return days.length === 0 ? undefined : { codes: inOrder.map((day) => weekdayCodes[day]).join(','), next }
}

/** "Until June 1". A time after the same word is when it ends on the clock. */
function readUntil(
  tokens: readonly Token[],
  today: string,
  said: Span,
): (Span & { date: string }) | undefined {
  for (let at = said.next; at < tokens.length; at += 1) {
    if (!/^(?:until|till|through)$/.test(wordAt(tokens, at))) continue
    const day = readDay(tokens.slice(at + 1), today)
    if (day !== undefined && day.from <= 1) return { date: day.date, from: at, next: at + 1 + day.next }
  }
  return undefined
}

/** "Starting March 7" goes with the date. */
const withStart = (tokens: readonly Token[], day: Span): Span =>
  /^(?:starting|beginning|from|starts|begins)$/.test(wordAt(tokens, day.from - 1))
    ? { from: day.from - 1, next: day.next }
    : day
