import { inDigits } from './clock-words.ts'

/** Minutes since midnight, 0 to 1439. */
export type ClockTime = number

type DayHalf = 'am' | 'pm'

/** An hour, with minutes or not, with am or pm or not. Parts of longer figures, prices and chapters of lists are none. */
const candidate =
  /(?<![\d:.,$/])(?<hour>\d{1,2})(?:(?<sign> ?[:h] ?|[. ]?)(?<minute>\d{2}))?(?::\d{2})?(?:(?: ?(?<half>[ap])m|(?<letter>[ap])|(?<unit> ?(?:h|uhr)))\b)?(?![\d:]|[.,/]\d)/g

const leadIn = /(?:^|\b(?:at|around|about|approx\.?|ca\.?|from|by|after|before|starts?|starting) |[~@] ?)$/
const goesOn = /^ ?(?:$|-|to |until |till |ish\b|sharp\b|(?:h|hrs|hours)\b|\(|in the |at night|tonight|this )/
const rangeEnd = /^ ?(?:-|to|until|till) ?(?<hour>\d{1,2})(?:[:.]?(?<minute>\d{2}))? ?(?<half>[ap])m?\b/

/** What may stand around a time without saying more than the time does. */
const plainLead = /^(?:at )?$/
const plainRest = /^(?: in the (?:morning|afternoon|evening)| at night| tonight)?$/

export interface Reading {
  readonly time: ClockTime
  /** Whether only the rules decide between morning and afternoon, not the text. */
  readonly isOpen: boolean
  /** Whether the text names a time and says nothing else. */
  readonly isPlain: boolean
}

/**
 * Reads the clock time out of what a person wrote, for putting things in order: "9:00 AM", "9am", "14:30", "noon",
 * "half past nine", "9-10:30am". The first time in the text counts; null for what names none. Hours from one to six are in the
 * afternoon unless the text says otherwise: nobody meets at "one-ish" in the night.
 */
export const readClockTime = (text: string): ClockTime | null => readTime(text)?.time ?? null

/** As readClockTime, with how sure it is. */
export function readTime(text: string): Reading | null {
  const words = inDigits(text)
  for (const match of words.matchAll(candidate)) {
    const { hour = '', sign = '', minute = '0', half, letter, unit } = match.groups ?? {}
    const lead = words.slice(0, match.index)
    const rest = words.slice(match.index + match[0].length)
    const certain = /[:h]/.test(sign) || (half ?? letter ?? unit) !== undefined
    // A bare number is a time only where it stands as one.
    if (!certain && !(leadIn.test(lead) && goesOn.test(rest))) continue
    const time = [Number(hour), Number(minute)] as const
    const named = half ?? letter
    const said = named === undefined ? partOfDay(words, time[0]) : halfOf(named)
    const ofRange = named === undefined ? startOfRange(time, rest) : null
    // "06:30", "6h30" and "6 Uhr" are written by the 24-hour clock.
    const isOpen =
      said === undefined &&
      ofRange === null &&
      /^(?:[1-9]|1[0-2])$/.test(hour) &&
      !/h/.test(sign + (unit ?? ''))
    const found = ofRange ?? onClock(time, isOpen && time[0] <= 6 ? 'pm' : said)
    if (found !== null) {
      return { time: found, isOpen, isPlain: plainLead.test(lead) && plainRest.test(rest) }
    }
  }
  return null
}

/** "9:00 AM": how a time is written where nobody has written it. */
export function formatClockTime(time: ClockTime): string {
  const hour = Math.floor(time / 60)
  return `${hour % 12 || 12}:${String(time % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

const halfOf = (letter: string): DayHalf => (letter === 'a' ? 'am' : 'pm')

function onClock([hour, minute]: readonly [number, number], half?: DayHalf): ClockTime | null {
  if (hour > 23 || minute > 59 || (half === 'am' && hour > 12)) return null
  if (half === undefined || hour > 12) return hour * 60 + minute
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute
}

/** "9-10am" begins at 9 in the morning, "11-1pm" too: the start takes over the end's half unless it would lie after it. */
function startOfRange(start: readonly [number, number], rest: string): ClockTime | null {
  const { hour, minute = '0', half } = rangeEnd.exec(rest)?.groups ?? {}
  if (hour === undefined || half === undefined || start[0] > 12) return null
  const end = onClock([Number(hour), Number(minute)], halfOf(half))
  const same = onClock(start, halfOf(half))
  if (end === null || same === null) return null
  return same <= end ? same : onClock(start, half === 'a' ? 'pm' : 'am')
}

/** "7 in the evening" names its half in words. */
function partOfDay(words: string, hour: number): DayHalf | undefined {
  if (hour === 0 || hour > 12) return undefined
  if (/\bmorning\b/.test(words)) return 'am'
  if (/\b(?:afternoon|evening)\b/.test(words)) return 'pm'
  if (/\b(?:night|tonight)\b/.test(words)) return hour >= 5 && hour < 12 ? 'pm' : 'am'
  return undefined
}

/** By the clock; what names no time is last. */
export function compareTimes(a: string, b: string): number {
  const last = Number.MAX_SAFE_INTEGER
  return (readClockTime(a) ?? last) - (readClockTime(b) ?? last)
}
