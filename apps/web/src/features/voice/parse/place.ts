import { limits } from '@stillwater/contract/limits'
import { capitalised, cutAtWord } from './sentences.ts'
import { isWord, type Span, type Token, wordAt } from './tokens.ts'

interface HeardPlace extends Span {
  readonly location: string
}

/** Words that end a place: something else begins. */
const ends =
  /^(?:on|at|from|with|for|about|to|starting|beginning|starts|begins|until|till|by|and|because|where|when|so|we|is|will|who|please|every)$/
/** After these, "at" and "in" lead to no place. */
const noPlaceAfter =
  /^(?:look|looking|laugh|good|aim|interested|believe|believing|trust|engaged|participate|prayer)$/
/** "In the morning", "in person", "at night", "at least". */
const noPlace =
  /^(?:the (?:morning|afternoon|evening|name|meantime|end|spirit|lord)|person|prayer|general|memory|honor|honour|case|order|charge|advance|christ|jesus|god|least|once|last|all|night|first$|peace|love|faith|which|this|that|january|february|march|april|may|june|july|august|september|october|november|december)(?:\b|$)/

/** Where it is: "location is …" before "at …" before "in …". */
export function readPlace(
  text: string,
  tokens: readonly Token[],
  taken: readonly Span[],
): HeardPlace | undefined {
  for (const lead of [afterLocationIs, afterWord('at'), afterWord('in')]) {
    for (let at = 0; at < tokens.length; at += 1) {
      const from = lead(tokens, at)
      if (from === undefined || isTaken(taken, from)) continue
      const place = placeFrom(text, tokens, taken, at, from)
      if (place !== undefined) return place
    }
  }
  return undefined
}

/** What a place is called by itself. */
const placeName =
  /\b(?:annex|auditorium|barn|cabin|cafe|café|cafeteria|campus|center|centre|chapel|church|gym|gymnasium|hall|hospital|house|library|lobby|lounge|office|park|parsonage|pavilion|restaurant|room|sanctuary|school|vestry)(?: \d+\p{L}?)?$/iu

/** What stands at the end, after the day and the time: "Elders Tuesday 7pm church hall". Without a place's name it is no place. */
export function readLastPlace(
  text: string,
  tokens: readonly Token[],
  taken: readonly Span[],
): HeardPlace | undefined {
  const from = Math.max(0, ...taken.map(({ next }) => next))
  const [first, last] = [tokens[from], tokens.at(-1)]
  const isLast = taken.length > 0 && Math.min(...taken.map((span) => span.from)) > 0
  if (!isLast || first === undefined || last === undefined || tokens.length - from > 6) return undefined
  const belong = tokens
    .slice(from)
    .every(({ word }) => (isWord(word) && !ends.test(word)) || /^[\d#&'’-]/.test(word))
  const words = text.slice(first.start, last.end).trim()
  if (!belong || !placeName.test(words)) return undefined
  return { location: cutAtWord(capitalised(words), limits.title), from, next: tokens.length }
}

type Lead = (tokens: readonly Token[], at: number) => number | undefined

const afterLocationIs: Lead = (tokens, at) => {
  if (wordAt(tokens, at) !== 'location') return undefined
  const next = wordAt(tokens, at + 1)
  return next === 'is' || next === ':'
    ? at + 2
    : next === 'will' && wordAt(tokens, at + 2) === 'be'
      ? at + 3
      : undefined
}

const afterWord =
  (word: string): Lead =>
  (tokens, at) =>
    wordAt(tokens, at) === word && !noPlaceAfter.test(wordAt(tokens, at - 1)) ? at + 1 : undefined

const isTaken = (taken: readonly Span[], at: number) =>
  taken.some(({ from, next }) => from <= at && at < next)

function placeFrom(
  text: string,
  tokens: readonly Token[],
  taken: readonly Span[],
  lead: number,
  from: number,
): HeardPlace | undefined {
  let next = from
  while (next < tokens.length && !isTaken(taken, next) && belongs(tokens, next, from)) next += 1
  const first = tokens[from]
  const last = tokens[next - 1]
  if (first === undefined || last === undefined || next === from) return undefined
  const words = text.slice(first.start, last.end).trim()
  if (noPlace.test(words.toLowerCase()) || !/\p{L}/u.test(words)) return undefined
  const location = cutAtWord(capitalised(words.replace(/^the (?=\S)/i, '')), limits.title)
  const before = wordAt(tokens, lead - 1) === 'the' ? lead - 1 : lead
  return location === '' ? undefined : { location, from: before, next }
}

/** "St. Mark's" and "Suite 5" go on; a sentence's end and a new thought do not. */
function belongs(tokens: readonly Token[], at: number, from: number): boolean {
  const word = wordAt(tokens, at)
  if (isWord(word)) return at === from || !ends.test(word) || (word === 'and' && isName(tokens, at))
  if (word === '.') return wordAt(tokens, at - 1) === 'st'
  return /^[\d#&'’-]/.test(word)
}

/** "Saint Peter and Paul": both sides begin alike; any other "and" begins something new. */
const isName = (tokens: readonly Token[], at: number) =>
  /^(?:saints?|st|peter|mary)$/.test(wordAt(tokens, at - 1))
