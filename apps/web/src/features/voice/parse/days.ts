import {
  EARLIEST_DATE,
  LATEST_DATE,
  addDays,
  addMonths,
  parseIsoDate,
  toIsoDate,
  weekdayOf,
} from '#shared/ui/iso-date.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import { isWord, type Span, type Token, wordAt } from './tokens.ts'

export interface HeardDay extends Span {
  readonly date: string
  /** The words also say what it is: "Christmas Eve service". */
  readonly keep?: boolean
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
  /^jan(?:uary)?$/,
  /^feb(?:ruary)?$/,
  /^mar(?:ch)?$/,
  /^apr(?:il)?$/,
  /^may$/,
  /^june?$/,
  /^july?$/,
  /^aug(?:ust)?$/,
  /^sept?(?:ember)?$/,
  /^oct(?:ober)?$/,
  /^nov(?:ember)?$/,
  /^dec(?:ember)?$/,
]
const monthOf = (word: string) => months.findIndex((name) => name.test(word)) + 1

/** The first day that was named, seen from today. */
export function readDay(tokens: readonly Token[], today: string): HeardDay | undefined {
  let named: HeardDay | undefined
  for (let at = 0; at < tokens.length; at += 1) {
    for (const read of readers) {
      const day = read(tokens, at, today)
      if (day === undefined || !isOnCalendar(day.date)) continue
      // "Sunday school tomorrow": the day that stands by itself says more than the one in a name.
      if (day.keep !== true) return withLeadIn(tokens, day)
      named ??= day
    }
  }
  return named
}

/** A day that the form's calendar can show. */
const isOnCalendar = (date: string) =>
  parseIsoDate(date) !== undefined && date >= EARLIEST_DATE && date <= LATEST_DATE

type Reader = (tokens: readonly Token[], at: number, today: string) => HeardDay | undefined

const readers: readonly Reader[] = [written, nearDay, counted, weekday, feast, monthDay, dayOfMonth]

const withLeadIn = (tokens: readonly Token[], day: HeardDay): HeardDay =>
  /^(?:on|for|this)$/.test(wordAt(tokens, day.from - 1)) ? { ...day, from: day.from - 1 } : day

function nearDay(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  const words = [0, 1, 2].map((step) => wordAt(tokens, at + step)).join(' ')
  if (words === 'day after tomorrow') {
    const from = wordAt(tokens, at - 1) === 'the' ? at - 1 : at
    return { date: addDays(today, 2), from, next: at + 3 }
  }
  const near: Record<string, number> = { today: 0, tonight: 0, tomorrow: 1 }
  const days = near[wordAt(tokens, at)]
  return days === undefined
    ? undefined
    : { date: addDays(today, days), from: at, next: withPart(tokens, at + 1) }
}

/** "Tomorrow morning" goes with the day. */
const withPart = (tokens: readonly Token[], at: number) =>
  /^(?:morning|afternoon|evening|night)$/.test(wordAt(tokens, at)) ? at + 1 : at

/** "In three days", "in two weeks", "a week from today", "next week". */
function counted(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  const start = wordAt(tokens, at) === 'in' ? at + 1 : at
  const one = /^(?:a|an)$/.test(wordAt(tokens, start)) ? { value: 1, next: start + 1 } : undefined
  const number = one ?? readNumber(tokens, start)
  const unit = number && /^(day|week|month)s?$/.exec(wordAt(tokens, number.next))?.[1]
  if (number === undefined || unit === undefined || number.value > 500) return undefined
  const after = wordAt(tokens, number.next + 1)
  const base = after === 'from' ? wordAt(tokens, number.next + 2) : ''
  const add = (from: string) =>
    unit === 'month' ? addMonths(from, number.value) : addDays(from, number.value * (unit === 'week' ? 7 : 1))
  if (after === 'from') {
    const name = weekdays.indexOf(base)
    const from =
      base === 'today' || base === 'now'
        ? today
        : base === 'tomorrow'
          ? addDays(today, 1)
          : comingDay(today, name)
    return from === undefined ? undefined : { date: add(from), from: at, next: number.next + 3 }
  }
  return start > at ? { date: add(today), from: at, next: number.next + 1 } : undefined
}

const comingDay = (today: string, name: number) =>
  name < 0 ? undefined : addDays(today, (name - weekdayOf(today) + 7) % 7)

/**
 * "Friday" and "this Friday" are the coming one, today included. "Next Friday" is the one of the week that begins next Sunday.
 */
function weekday(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  const said = wordAt(tokens, at).replace(/'s$/, '')
  const name = weekdays.indexOf(said)
  const coming = comingDay(today, name)
  if (coming === undefined) return undefined
  const nextSunday = addDays(today, 7 - weekdayOf(today))
  const before = wordAt(tokens, at - 1)
  const after = `${wordAt(tokens, at + 1)} ${wordAt(tokens, at + 2)}`
  if (before === 'next') {
    const from = wordAt(tokens, at - 2) === 'week' ? at - 2 : at - 1
    return { date: addDays(nextSunday, name), from, next: at + 1 }
  }
  if (after === 'next week') return { date: addDays(nextSunday, name), from: at, next: at + 3 }
  if (before === 'week' && wordAt(tokens, at - 2) === 'next') {
    return { date: addDays(nextSunday, name), from: at - 2, next: at + 1 }
  }
  if (after.startsWith('week ') && wordAt(tokens, at + 1) === 'week') {
    return { date: addDays(coming, 7), from: at, next: at + 2 }
  }
  const from = /^(?:this|coming)$/.test(before) ? at - 1 : at
  const next = withPart(tokens, at + 1)
  const follows = wordAt(tokens, next)
  // "Sunday service" is called so; what is cut out of a title is the day that stands by itself.
  const keep = !/^(?:on|this|coming|next)$/.test(before) && isWord(follows) && !joins.test(follows)
  return { date: coming, from, next, ...(keep && { keep }) }
}
const joins = /^(?:at|from|in|on|between|starting|for|with|and|noon|until|to|by|the)$/

const feasts: readonly (readonly [RegExp, string])[] = [
  [/^christmas eve\b/, '12-24'],
  [/^christmas day\b/, '12-25'],
  [/^new year's eve\b/, '12-31'],
  [/^new year's day\b/, '01-01'],
]

function feast(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  const words = [0, 1, 2].map((step) => wordAt(tokens, at + step)).join(' ')
  const [name, day] = feasts.find(([pattern]) => pattern.test(words)) ?? []
  if (name === undefined || day === undefined) return undefined
  const length = name.exec(words)?.[0].split(' ').length ?? 0
  const [month = 1, date = 1] = day.split('-').map(Number)
  return { date: nextDate(today, month, date) ?? today, from: at, next: at + length, keep: true }
}

/** "November 22nd", "November the fifth, 2027", "the 22nd of November". */
function monthDay(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  const first = monthOf(wordAt(tokens, at))
  if (first > 0) {
    const dayAt = /^(?:the|\.)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1
    const day = readOrdinal(tokens, dayAt) ?? readNumber(tokens, dayAt)
    return day && inYear(tokens, today, first, day.value, at, day.next)
  }
  const day = readOrdinal(tokens, at) ?? readNumber(tokens, at)
  if (day === undefined) return undefined
  const monthAt = wordAt(tokens, day.next) === 'of' ? day.next + 1 : day.next
  const month = monthOf(wordAt(tokens, monthAt))
  const from = wordAt(tokens, at - 1) === 'the' ? at - 1 : at
  return month === 0 ? undefined : inYear(tokens, today, month, day.value, from, monthAt + 1)
}

function inYear(
  tokens: readonly Token[],
  today: string,
  month: number,
  day: number,
  from: number,
  next: number,
): HeardDay | undefined {
  const yearAt = wordAt(tokens, next) === ',' ? next + 1 : next
  const year = /^(?:19|20)\d{2}$/.test(wordAt(tokens, yearAt)) ? Number(wordAt(tokens, yearAt)) : undefined
  const date = year === undefined ? nextDate(today, month, day) : real(year, month, day)
  return date === undefined ? undefined : { date, from, next: year === undefined ? next : yearAt + 1 }
}

/** "On the 5th": of this month, or of the next if that is over. */
function dayOfMonth(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  if (wordAt(tokens, at) !== 'on' || wordAt(tokens, at + 1) !== 'the') return undefined
  const day = readOrdinal(tokens, at + 2)
  if (day === undefined || day.value > 31) return undefined
  // "On the first floor" is no day.
  const after = wordAt(tokens, day.next)
  if (isWord(after) && !joins.test(after)) return undefined
  const { year = 1, month = 1 } = parseIsoDate(today) ?? {}
  const candidates = [0, 1, 2].map((step) =>
    real(year + Math.floor((month - 1 + step) / 12), ((month - 1 + step) % 12) + 1, day.value),
  )
  const date = candidates.find((candidate) => candidate !== undefined && candidate >= today)
  return date === undefined ? undefined : { date, from: at, next: day.next }
}

/** "2026-12-24", "12/24", "12/24/26": the month first, as it is read in American English. */
function written(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  const word = wordAt(tokens, at)
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return { date: word, from: at, next: at + 1 }
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(word) ?? []
  if (month === undefined || day === undefined) return undefined
  const full = year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year)
  const date =
    full === undefined ? nextDate(today, Number(month), Number(day)) : real(full, Number(month), Number(day))
  return date === undefined ? undefined : { date, from: at, next: at + 1 }
}

/** The next such day, today included. A February 29 may be years away. */
function nextDate(today: string, month: number, day: number): string | undefined {
  const { year = 1 } = parseIsoDate(today) ?? {}
  const years = Array.from({ length: 9 }, (_, step) => year + step)
  return years
    .map((candidate) => real(candidate, month, day))
    .find((date) => date !== undefined && date >= today)
}

function real(year: number, month: number, day: number): string | undefined {
  const date = toIsoDate({ year, month, day })
  return year >= 1 && year <= 9999 && parseIsoDate(date) !== undefined ? date : undefined
}
