import { groupBy } from '@stillwater/bible/group-by'
import type { CareKind } from '@stillwater/contract/people/care'
import { plain } from '@stillwater/contract/search/words'
import { addDays, EARLIEST_DATE, parseIsoDate, weekdayOf } from '#shared/ui/date/iso-date.ts'
import { readDay } from './days.ts'
import { clean, runningText } from './sentences.ts'
import { tokensOf } from './tokens.ts'

/** Whom a sentence may name. */
export interface KnownPerson {
  readonly id: string
  readonly name: string
  readonly household: string | null
}

interface HeardCare {
  readonly personIds?: string[]
  readonly kind?: CareKind
  readonly date?: string
  readonly followUp?: string
  readonly words?: string
}

/**
 * Parses what the pastor did, seen from today: "Visited Ann Lee in hospital today, surgery on Thursday, call her Friday". What is not said is
 * left undefined; the words are everything that was said.
 */
export function parseCare(spoken: string, today: string, people: readonly KnownPerson[]): HeardCare {
  const words = runningText(spoken)
  if (words === '') return {}
  // Only the beginning is searched, as in an event.
  const clauses = clausesOf(clean(spoken).slice(0, 5000))
  const done = clauses.filter((clause) => !isToDo(clause))
  const toDo = clauses.filter(isToDo)
  const personIds = peopleIn(clauses.join(', '), people)
  const kind = kindOf(done.join(', '))
  const date = dayBefore(done[0] ?? '', today)
  const followUp = toDo.map((clause) => dayAfter(clause, today)).find((day) => day !== undefined)
  return {
    ...(personIds.length > 0 && { personIds }),
    ...(kind && { kind }),
    ...(date !== undefined && { date }),
    ...(followUp !== undefined && { followUp }),
    words,
  }
}

/** What may come before something to do: "and I will call her". */
const leadIn = "(?:(?:and|then|please|(?:i )?(?:will|should|need to|want to)|i'll|remind me to)\\s+)*"
const verbs = 'call|phone|ring|text|message|write|visit|see|check|follow'
/** "Went to see her" and "could not call him" were done, or not. */
const notAfter = String.raw`(?<!\b(?:to|not|could|can|did|didn't|couldn't|let|me|i|will|i'll|should|and|then|please))`

/** Commas, full stops, pauses, "and" before something to do, and "call her" without any of them divide a sentence. */
const divider = new RegExp(
  String.raw`[,.;!?\n]+|\s+(?=(?:and|then)\s+${leadIn}(?:${verbs})\b)|${notAfter}\s+(?=${leadIn}(?:${verbs})(?: in)?(?: on| with)? (?:her|him|them)\b)`,
  'iu',
)
const clausesOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(divider)
    .map((clause) => clause.trim())
    .filter(Boolean)

/** "Call her Friday" is to be done; "Called her" is done. */
const toDo = new RegExp(
  String.raw`^${leadIn}(?:${verbs}|e-?mail|go back|stop by|pray with|bring|take)\b`,
  'iu',
)
const isToDo = (clause: string): boolean => toDo.test(clause)

/** The first that has a word in what was done. */
const kinds: readonly (readonly [CareKind, RegExp])[] = [
  ['hospital', /\b(?:hospital|icu|emergency room|ward|hospice)\b/iu],
  ['counseling', /\bcounsel(?:ed|led|ing|ling)?\b/iu],
  ['meal', /\b(?:lunch|dinner|supper|breakfast|brunch|coffee|tea|meal|ate)\b/iu],
  ['call', /\b(?:call(?:ed)?|phoned?|rang|spoke on the phone|zoom(?:ed)?)\b/iu],
  ['message', /\b(?:text(?:ed)?|messaged?|e-?mail(?:ed)?|wrote|letter|card)\b/iu],
  ['visit', /\b(?:visit(?:ed)?|saw|stopped by|dropped by|went to see|met)\b/iu],
]
const kindOf = (text: string): CareKind | undefined => kinds.find(([, words]) => words.test(text))?.[0]

/** A day of what was done: a weekday is the last one, today included. */
function dayBefore(clause: string, today: string): string | undefined {
  if (/\b(?:yesterday|last night)\b/iu.test(clause)) return onCalendar(addDays(today, -1))
  const day = readDay(tokensOf(clause), today)?.date
  if (day === undefined || day <= today) return day
  const isWeekday = day < addDays(today, 14)
  if (isWeekday) return onCalendar(addDays(today, -((weekdayOf(today) - weekdayOf(day) + 7) % 7)))
  // "On November 3", said later in November, was this year's.
  const yearBefore = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return parseIsoDate(yearBefore) !== undefined && yearBefore <= today ? onCalendar(yearBefore) : undefined
}

/** A day for what is to be done: "next week" is in seven days. */
function dayAfter(clause: string, today: string): string | undefined {
  const day = readDay(tokensOf(clause), today)?.date
  if (day !== undefined) return day >= today ? day : undefined
  return /\bnext week\b/iu.test(clause) ? addDays(today, 7) : undefined
}

const onCalendar = (day: string) => (day >= EARLIEST_DATE ? day : undefined)

/** First names that are words of every day, too. */
const alsoWords = new Set(
  'will may mark grace hope faith joy april june august rose bill sue pat art rich chase dawn eve summer autumn angel christian drew frank gene guy jack jean ray rob rusty skip sunny wade ward'.split(
    ' ',
  ),
)
/** Where a name stands: "visited Will", but not "I will", "in May" or "and will call her". */
const isAtNamesPlace = (said: string, first: string) =>
  new RegExp(
    String.raw` (?:visit(?:ed)?|call(?:ed)?|phoned?|rang|text(?:ed)?|messaged?|e ?mail(?:ed)?|saw|see|met|with|for|and) ${first} (?!(?:${verbs}|go|be|come|bring|take|need)\b)`,
    'u',
  ).test(said)

/** A few names at most; a sentence that fits more says nothing. */
const mostPeople = 20

/** Those whose whole name is said, or whose first name is, if nobody else has it. "The Lees" are everybody in that household. */
function peopleIn(text: string, people: readonly KnownPerson[]): string[] {
  const said = ` ${wordsIn(text).join(' ')} `
  const says = (words: readonly string[]) => words.length > 0 && said.includes(` ${words.join(' ')} `)
  const named = people.map((person) => ({ ...person, words: wordsIn(person.name) }))
  const whole = named.filter(({ words }) => words.length > 1 && says(words))
  const firstNames = groupBy(named, ({ words }) => words[0] ?? '')
  const known = new Set(whole.map(({ words }) => words[0]))
  const byFirst = [...firstNames].flatMap(([first, sharing]) => {
    const [only] = sharing
    const isSaid = first.length > 1 && sharing.length === 1 && !known.has(first) && says([first])
    const isName = !alsoWords.has(first) || isAtNamesPlace(said, first)
    return isSaid && isName && only !== undefined ? [only] : []
  })
  const households = people.filter(({ household }) => household !== null && saysHousehold(says, household))
  return [...new Set([...whole, ...byFirst, ...households].map(({ id }) => id))].slice(0, mostPeople)
}

function saysHousehold(says: (words: readonly string[]) => boolean, household: string): boolean {
  const words = wordsIn(household)
  const last = words.at(-1) ?? ''
  return (
    words.length > 0 &&
    (says(['the', ...words.slice(0, -1), `${last}s`]) ||
      says([...words, 'family']) ||
      says([...words, 'household']))
  )
}

const wordsIn = (text: string): string[] =>
  plain(text)
    .replaceAll(/['’]s\b/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
