import { parseIsoDate, toIsoDate } from '#shared/ui/date/iso-date.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import { isWord, type Span, type Token, wordAt } from './tokens.ts'

export interface HeardDay extends Span {
  readonly date: string
  /** The words also say what it is: "Christmas Eve service". */
  readonly keep?: boolean
}

/** Reads a day that begins at this token. */
export type DayReader = (tokens: readonly Token[], at: number, today: string) => HeardDay | undefined

/** What may follow a day that stands by itself. */
export const goesOn = /^(?:at|from|in|on|between|starting|for|with|and|noon|until|to|by|the)$/

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
export const monthOf = (word: string) => months.findIndex((name) => name.test(word)) + 1

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
  if (isWord(after) && !goesOn.test(after)) return undefined
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

/** Days that are named by their date. */
export const dateReaders: readonly DayReader[] = [written, feast, monthDay, dayOfMonth]
