import type { ClockTime } from '@stillwater/contract/dates/clock-time'
import { likelyHalf, onClock, readTime, type SaidTime } from './clock.ts'
import { minutesInDay, readLength } from './length.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

interface HeardTimes {
  readonly start?: ClockTime
  readonly end?: ClockTime
  readonly spans: readonly Span[]
}

const leadIn =
  /^(?:at|from|between|around|about|by|starting|starts?|begins?|beginning|until|till|ends?|ending|@|-)$/
const endsWith = /^(?:to|until|till|through|thru|-|ends?|ending|finish(?:es|ing)?)$/

interface Found extends Span {
  readonly said: SaidTime
  readonly isEnd: boolean
  readonly expected: boolean
}

/** From when until when: "from nine to ten thirty", "at 2 pm", "noon until one", "at seven for two hours". */
export function readTimes(tokens: readonly Token[], taken: readonly Span[]): HeardTimes {
  const found = findTimes(tokens, taken)
  const startAt = found.findIndex(
    ({ isEnd, expected, said }) => !isEnd && (expected || said.half !== undefined),
  )
  const start = found[startAt === -1 ? found.findIndex(({ isEnd }) => !isEnd) : startAt]
  const end = found.find((each) => each.isEnd && (start === undefined || each.from >= start.next))
  const words = partOfDay(tokens)
  const length = readLength(tokens)
  const spans = [...(start ? [start] : []), ...(end ? [end] : []), ...(length ? [length] : [])]
  if (start === undefined) {
    return end === undefined ? { spans: [] } : { end: onClock(end.said, halfOf(end.said, words)), spans }
  }
  if (end === undefined) {
    const from = onClock(start.said, halfOf(start.said, words))
    return { start: from, ...(length && { end: (from + length.minutes) % minutesInDay }), spans }
  }
  return { ...together(start.said, end.said, words), spans }
}

function findTimes(tokens: readonly Token[], taken: readonly Span[]): Found[] {
  const found: Found[] = []
  for (let at = 0; at < tokens.length;) {
    const busy = taken.find(({ from, next }) => from <= at && at < next)
    if (busy !== undefined) {
      at = busy.next
      continue
    }
    const first = leadInBefore(tokens, at, found.at(-1))
    const expected = first < at
    const lead = wordAt(tokens, first)
    const said = readTime(tokens, at, lead === 'at' || lead === 'around')
    if (
      said === undefined ||
      !(said.certain || expected || beginsRange(tokens, said)) ||
      isSomethingElse(tokens, said)
    ) {
      at += 1
      continue
    }
    const isEnd = expected && isEndWord(tokens, first, found.at(-1))
    found.push({ said, isEnd, expected, from: first, next: said.next })
    at = said.next
  }
  return found
}

/** Where the words begin that lead in a time: "from", "ends at", "to about". */
function leadInBefore(tokens: readonly Token[], at: number, previous: Found | undefined): number {
  let first = at
  const limit = previous?.next ?? 0
  const isLead = (word: string, index: number) =>
    leadIn.test(word) || (index === limit && previous !== undefined && /^(?:to|and|through|thru)$/.test(word))
  while (first > limit && isLead(wordAt(tokens, first - 1), first - 1)) first -= 1
  return first
}

/** "From nine to ten", "between nine and ten", "ends at ten". */
function isEndWord(tokens: readonly Token[], first: number, previous: Found | undefined): boolean {
  const word = wordAt(tokens, first)
  if (word === 'and') {
    const isBetween = previous !== undefined && wordAt(tokens, previous.from) === 'between'
    return isBetween || endsWith.test(wordAt(tokens, first + 1))
  }
  return endsWith.test(word) && (previous !== undefined || word !== '-')
}

/** "11 to 1 pm": a bare number is a time where one follows. */
function beginsRange(tokens: readonly Token[], { next }: SaidTime): boolean {
  return (
    /^(?:to|-|until|till|through|thru)$/.test(wordAt(tokens, next)) &&
    readTime(tokens, next + 1, false)?.certain === true
  )
}

/** "At 5 Main Street", "for 2 hours", "at 7 people": a bare number that counts something is no time. */
function isSomethingElse(tokens: readonly Token[], { certain, next }: SaidTime): boolean {
  return !certain && notAfterTime.test(wordAt(tokens, next))
}
const notAfterTime =
  /^(?:hours?|minutes?|days?|weeks?|months?|years?|people|persons?|of|%|st|street|avenue|road|lane|drive|main|north|south|east|west|\p{L}+s)$/u

const halfOf = (said: SaidTime, words: 'am' | 'pm' | undefined) =>
  said.half ?? wordsHalf(said, words) ?? likelyHalf(said)

/** "Sunday morning at seven" tells the half; "evening" does not make eleven in the morning out of 11 pm. */
const wordsHalf = ({ hour }: SaidTime, words: 'am' | 'pm' | undefined) =>
  words !== undefined && hour >= 1 && hour <= 12 && !(words === 'am' && hour === 12) ? words : undefined

function partOfDay(tokens: readonly Token[]): 'am' | 'pm' | undefined {
  const words = new Set(tokens.map(({ word }) => word))
  if (words.has('morning') || words.has('breakfast')) return 'am'
  return ['afternoon', 'evening', 'tonight', 'night', 'dinner', 'supper'].some((word) => words.has(word))
    ? 'pm'
    : undefined
}

/** The one that names its half lends it to the other, as long as the end stays after the start. */
function together(start: SaidTime, end: SaidTime, words: 'am' | 'pm' | undefined) {
  const later = (from: ClockTime) => {
    if (end.half !== undefined || end.hour > 12) return onClock(end, end.half)
    const early = onClock(end, 'am')
    const late = onClock(end, 'pm')
    return early > from ? early : late > from ? late : early
  }
  if (start.half !== undefined || start.hour > 12 || end.half === undefined) {
    const from = onClock(start, halfOf(start, words))
    return { start: from, end: later(from) }
  }
  const until = onClock(end, end.half)
  const same = onClock(start, end.half)
  const other = onClock(start, end.half === 'pm' ? 'am' : 'pm')
  return { start: same <= until ? same : other, end: until }
}
