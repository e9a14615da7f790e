import type { EventType } from '@stillwater/contract/choices'
import { formatClockTime } from '@stillwater/contract/dates/clock-time'
import { eventTypeOf } from '@stillwater/contract/calendar/event-type-words'
import { limits } from '@stillwater/contract/limits'
import type { HeardDay } from './dates.ts'
import { readDay } from './days.ts'
import { readLastPlace, readPlace } from './place.ts'
import { readRepeat } from './repeats.ts'
import { capitalised, clean, cutAtWord, firstSentence, runningText } from './sentences.ts'
import { readTimes } from './times.ts'
import { type Span, type Token, tokensOf } from './tokens.ts'

interface HeardEvent {
  readonly title?: string
  readonly eventType?: EventType
  readonly date?: string
  readonly startTime?: string
  readonly endTime?: string
  readonly repeats?: string
  readonly location?: string
  readonly description?: string
}

/** Parses an event relative to today: what is not said is left undefined. The description is everything that was said. */
export function parseEvent(spoken: string, today: string): HeardEvent {
  const description = runningText(spoken)
  if (description === '') return {}
  // Only the beginning is searched: nobody names the hour after a thousand words.
  const text = clean(spoken).slice(0, 5000).replaceAll('\n', '. ')
  const tokens = tokensOf(text)
  const repeat = readRepeat(tokens, today)
  const day = repeat === undefined ? readDay(tokens, today) : undefined
  const days = repeat?.spans ?? (day === undefined ? [] : [day])
  const times = readTimes(tokens, days)
  const known = [...times.spans, ...days]
  const place = readPlace(text, tokens, known) ?? readLastPlace(text, tokens, known)
  const date = repeat?.date ?? day?.date
  const title = titleOf(text, tokens, [...known.filter(isCut), ...(place === undefined ? [] : [place])])
  const eventType = eventTypeOf(description)
  return {
    ...(title !== '' && { title }),
    ...(eventType && { eventType }),
    ...(date !== undefined && { date }),
    ...(repeat?.rule !== undefined && { repeats: repeat.rule }),
    ...(times.start !== undefined && { startTime: formatClockTime(times.start) }),
    ...(times.end !== undefined && { endTime: formatClockTime(times.end) }),
    ...(place && { location: place.location }),
    description,
  }
}

const isCut = (span: Span | HeardDay) => !('keep' in span && span.keep)

/** Words that ask for an event and do not name it. */
const request =
  /^(?:please|(?:can|could|would) you|schedule|add|create|set up|book|plan|put|make|arrange|remind me (?:of|about)|new event|event|there(?:'s| is| will be)|we (?:have|will have|are having)|i (?:have|need|want|would like) (?:to (?:schedule|add|create|set up|plan))?|i have|let's have|a|an|the|our|for|called|named|titled|on|and|:|,)\s+/i

/** The first sentence that has words left once the day, the times and the place are taken out. */
function titleOf(text: string, tokens: readonly Token[], spans: readonly Span[]): string {
  let rest = ''
  let at = 0
  for (const { from, next } of [...spans].sort((a, b) => a.from - b.from)) {
    rest += `${text.slice(at, Math.max(at, tokens[from]?.start ?? 0))} `
    at = Math.max(at, tokens[next - 1]?.end ?? 0)
  }
  return cutAtWord(capitalised(tidy(firstSentence(rest + text.slice(at)))), limits.title)
}

function tidy(words: string): string {
  let rest = words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:])/g, '$1')
    .trim()
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest
      .replace(request, '')
      .replace(/^[\s,.;:–-]+/, '')
      .replace(/[\s,.;:–-]+$/, '')
      .replace(/\s(?:on|at|from|in|for|and|with|the|this|every|each|is|starts?|starting|begins?)$/i, '')
  }
  return rest
}
