import {
  addDays,
  addMonths,
  EARLIEST_DATE,
  LATEST_DATE,
  parseIsoDate,
  weekdayOf,
} from '#shared/ui/date/iso-date.ts'
import { dateReaders, type DayReader, goesOn, type HeardDay } from './dates.ts'
import { readNumber } from './numbers.ts'
import { isWord, type Token, wordAt } from './tokens.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The first day that was named, seen from today. */
export function readDay(tokens: readonly Token[], today: string): HeardDay | undefined {
  let named: HeardDay | undefined
  for (let at = 0; at < tokens.length; at += 1) {
    for (const read of readers) {
      const day = read(tokens, at, today)
      if (day === undefined || !isOnCalendar(day.date)) continue
      // "Sunday school tomorrow": a day by itself counts more than one in a name.
      if (day.keep !== true) return withLeadIn(tokens, day)
      named ??= day
    }
  }
  return named
}

/** A day that the form's calendar can show. */
const isOnCalendar = (date: string) =>
  parseIsoDate(date) !== undefined && date >= EARLIEST_DATE && date <= LATEST_DATE

const readers: readonly DayReader[] = [nearDay, counted, weekday, ...dateReaders]

const withLeadIn = (tokens: readonly Token[], day: HeardDay): HeardDay =>
  /^(?:on|for|this)$/.test(wordAt(tokens, day.from - 1)) ? { ...day, from: day.from - 1 } : day

const nearDays = new Map([
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
])

function nearDay(tokens: readonly Token[], at: number, today: string): HeardDay | undefined {
  const words = [0, 1, 2].map((step) => wordAt(tokens, at + step)).join(' ')
  if (words === 'day after tomorrow') {
    const from = wordAt(tokens, at - 1) === 'the' ? at - 1 : at
    return { date: addDays(today, 2), from, next: at + 3 }
  }
  const days = nearDays.get(wordAt(tokens, at))
  return days === undefined
    ? undefined
    : { date: addDays(today, days), from: at, next: withPart(tokens, at + 1) }
}

/** "Tomorrow morning" goes with the day. */
const withPart = (tokens: readonly Token[], at: number) =>
  /^(?:morning|afternoon|evening|night)$/.test(wordAt(tokens, at)) ? at + 1 : at

/** "In three days", "in two weeks", "a week from today". */
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
  const keep = !/^(?:on|this|coming|next)$/.test(before) && isWord(follows) && !goesOn.test(follows)
  return { date: coming, from, next, ...(keep && { keep }) }
}
