import type { ClockTime } from '@stillwater/contract/dates/clock-time'
import { readNumber } from './numbers.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

type Half = 'am' | 'pm'

/** A time of day as it was said: which half of the day it is in may be open. */
export interface SaidTime extends Span {
  readonly hour: number
  readonly minute: number
  readonly half?: Half | undefined
  /** Surely a time. A bare "nine" is one only where a time is to be expected. */
  readonly certain: boolean
}

/** Reads a time that begins at this token. Where one is expected, "ten to nine" and "1830" are times too. */
export function readTime(tokens: readonly Token[], at: number, expected: boolean): SaidTime | undefined {
  return namedTime(tokens, at) ?? relativeTime(tokens, at, expected) ?? plainTime(tokens, at, expected)
}

const named = new Map<string, Half>([
  ['noon', 'pm'],
  ['midday', 'pm'],
  ['midnight', 'am'],
])

function namedTime(tokens: readonly Token[], at: number): SaidTime | undefined {
  const number = readNumber(tokens, at)
  const word = number?.value === 12 ? number.next : at
  const half = named.get(wordAt(tokens, word))
  return half && { hour: 12, minute: 0, half, certain: true, from: at, next: word + 1 }
}

const past = /^(?:past|after)$/
const before = /^(?:to|till|before|of)$/

/** "Half past nine", "quarter to ten", "twenty minutes past six"; where a time is expected also "ten to nine". */
function relativeTime(tokens: readonly Token[], at: number, expected: boolean): SaidTime | undefined {
  const start = wordAt(tokens, at) === 'a' ? at + 1 : at
  const word = wordAt(tokens, start)
  const number = readNumber(tokens, start)
  const minutes = word === 'half' ? 30 : word === 'quarter' ? 15 : number?.value
  if (minutes === undefined || minutes < 1 || minutes > 59) return undefined
  let next = number?.next ?? start + 1
  const saysMinutes = /^minutes?$/.test(wordAt(tokens, next))
  if (saysMinutes) next += 1
  const direction = wordAt(tokens, next)
  const isPast = past.test(direction)
  const sure = word === 'quarter' || saysMinutes || (expected && minutes % 5 === 0 && direction !== 'of')
  if (!isPast && !(before.test(direction) && sure && word !== 'half')) return undefined
  const hour = readNumber(tokens, next + 1)
  if (hour === undefined || hour.value < 1 || hour.value > 12) return undefined
  const half = readHalf(tokens, hour.next)
  const earlier = hour.value === 1 ? 12 : hour.value - 1
  return {
    ...(isPast ? { hour: hour.value, minute: minutes } : { hour: earlier, minute: 60 - minutes }),
    half: half?.half,
    certain: true,
    from: at,
    next: half?.next ?? hour.next,
  }
}

/** "9", "nine", "9:30", "nine thirty", "ten oh five", "930 am", "nine o'clock", with am, pm or a part of the day or without. */
function plainTime(tokens: readonly Token[], at: number, expected: boolean): SaidTime | undefined {
  const clock = readClock(tokens, at)
  if (clock === undefined) return undefined
  const isOClock = wordAt(tokens, clock.next) === "o'clock" || wordAt(tokens, clock.next) === 'oclock'
  const end = isOClock ? clock.next + 1 : clock.next
  const half = readHalf(tokens, end)
  if (clock.needsHalf && half === undefined && !(expected && clock.hour > 12)) return undefined
  if (clock.hour > 23 || clock.minute > 59 || (clock.hour === 0 && half !== undefined)) return undefined
  return {
    hour: clock.hour,
    minute: clock.minute,
    half: clock.hour > 12 ? undefined : half?.half,
    certain: clock.certain || isOClock || half !== undefined,
    from: at,
    next: half?.next ?? end,
  }
}

interface Clock {
  readonly hour: number
  readonly minute: number
  readonly certain: boolean
  readonly needsHalf?: boolean
  readonly next: number
}

function readClock(tokens: readonly Token[], at: number): Clock | undefined {
  const word = wordAt(tokens, at)
  const colon = /^(\d{1,2}):(\d{2})$/.exec(word)
  if (colon) return { hour: Number(colon[1]), minute: Number(colon[2]), certain: true, next: at + 1 }
  const joined = /^(\d{1,2})(\d{2})$/.exec(word)
  if (joined) {
    return {
      hour: Number(joined[1]),
      minute: Number(joined[2]),
      certain: true,
      needsHalf: true,
      next: at + 1,
    }
  }
  const hour = readNumber(tokens, at)
  if (hour === undefined || hour.value > 24 || (hour.value === 0 && word !== '0')) return undefined
  const minute = readMinute(tokens, hour.next)
  if (minute === undefined) return { hour: hour.value, minute: 0, certain: false, next: hour.next }
  return { hour: hour.value, minute: minute.value, certain: minute.value % 5 === 0, next: minute.next }
}

/** What follows an hour: "thirty", "oh five", "05". */
function readMinute(tokens: readonly Token[], at: number) {
  const word = wordAt(tokens, at)
  if (/^(?:oh|o|zero)$/.test(word)) {
    const unit = readNumber(tokens, at + 1)
    return unit !== undefined && unit.value < 10 ? unit : undefined
  }
  if (/^\d+$/.test(word) && word.length !== 2) return undefined
  const minute = readNumber(tokens, at)
  return minute !== undefined && minute.value >= 10 && minute.value < 60 ? minute : undefined
}

const parts = new Map<string, Half>([
  ['morning', 'am'],
  ['afternoon', 'pm'],
  ['evening', 'pm'],
])

/** "am", "in the evening", "this morning", "at night", "tonight". */
function readHalf(tokens: readonly Token[], at: number): { half: Half; next: number } | undefined {
  const word = wordAt(tokens, at)
  if (word === 'am' || word === 'pm') return { half: word, next: at + 1 }
  if (word === 'tonight') return { half: 'pm', next: at + 1 }
  if (word === 'at' && wordAt(tokens, at + 1) === 'night') return { half: 'pm', next: at + 2 }
  const after =
    word === 'in' && wordAt(tokens, at + 1) === 'the' ? at + 2 : word === 'this' ? at + 1 : undefined
  const half = after === undefined ? undefined : parts.get(wordAt(tokens, after))
  return half && after !== undefined ? { half, next: after + 1 } : undefined
}

export function onClock({ hour, minute }: SaidTime, half: Half | undefined): ClockTime {
  if (half === undefined || hour > 12) return (hour % 24) * 60 + minute
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute
}

/** Without a word about it, a church meets between eight in the morning and eight in the evening. */
export function likelyHalf({ hour }: SaidTime): Half | undefined {
  if (hour > 12 || hour === 0) return undefined
  return hour >= 8 && hour < 12 ? 'am' : 'pm'
}
