import type { CareEntry } from './care-entries.ts'
import { addDays, daysInMonth, type IsoDate } from '../dates/dates.ts'
import { meantIds, mergedInto } from './merged-ids.ts'
import type { Person, PersonDate } from './people.ts'

/** Why somebody may need the pastor now. */
export type Need =
  /** The day of a follow-up has come, with the entry that asks for it. */
  | { readonly reason: 'follow-up'; readonly date: IsoDate; readonly entryId: string }
  | { readonly reason: 'hospital' }
  /** A birthday or an anniversary within the week. */
  | { readonly reason: 'date'; readonly date: IsoDate; readonly of: PersonDate | 'birthday' }
  /** So many months since a death. */
  | { readonly reason: 'months'; readonly date: IsoDate; readonly months: number; readonly of: PersonDate }
  /** Longer without contact than wished; without a day where there was none yet. */
  | { readonly reason: 'rhythm'; readonly last: IsoDate | undefined }

export interface Needed<P extends NeedPerson = Person> {
  readonly person: P
  /** The most pressing first. */
  readonly needs: readonly Need[]
}

export type NeedPerson = Pick<
  Person,
  'id' | 'name' | 'place' | 'birthday' | 'dates' | 'contactDays' | 'laterUntil' | 'mergedIds'
>
type NeedEntry = Pick<CareEntry, 'id' | 'personIds' | 'date' | 'followUp'>

const none: readonly NeedEntry[] = []

/** How many days ahead a date is named, today included. */
const daysAhead = 7
/** Somebody in the hospital who was seen today or yesterday is not named again. */
const hospitalDays = 2
/** After a death. */
const monthsAfter = [1, 3, 6, 12]
/** How long somebody is put off whose reason can wait. */
const laterDays = 7

const order: readonly Need['reason'][] = ['follow-up', 'hospital', 'months', 'date', 'rhythm']

/**
 * Who needs the pastor today: follow-ups that are due, those in the hospital, the dates of this week, and those who have waited longer than
 * wished. A pure function, so that every device shows the same. Each person comes once; who was put off for later does not come, unless
 * for a reason that cannot wait so long.
 */
export function whoNeedsMe<P extends NeedPerson>(
  people: readonly P[],
  entries: readonly NeedEntry[],
  today: IsoDate,
  last = lastContacts(entries, people, today),
): Needed<P>[] {
  const merged = mergedInto(people)
  const followUps = new Map<string, NeedEntry[]>()
  for (const entry of entries) {
    if (entry.followUp === null || entry.followUp > today) continue
    for (const id of meantIds(entry.personIds, merged)) {
      const waiting = followUps.get(id)
      if (waiting === undefined) followUps.set(id, [entry])
      else waiting.push(entry)
    }
  }
  const daysAgo = dayCounter(today)
  const tomorrow = daysAgo(-1)
  return people
    .filter(({ laterUntil }) => laterUntil !== tomorrow)
    .map((person) => ({
      person,
      needs: needsOf(person, last.get(person.id), followUps.get(person.id) ?? none, daysAgo).filter(
        // What came up after somebody was put off for longer is not hidden with the rest.
        ({ reason }) => (person.laterUntil ?? '') <= today || cannotWait.has(reason),
      ),
    }))
    .filter(({ needs }) => needs.length > 0)
    .sort(byNeed)
}

/** Put off, these come back the next day. */
const cannotWait: ReadonlySet<Need['reason']> = new Set(['follow-up', 'hospital'])

/**
 * Until when “Later” takes somebody off the list: tomorrow where the reason cannot wait, otherwise for a week, and no further than the
 * next reason that would be over by then.
 */
export function laterDay(
  { person, needs }: Needed<NeedPerson>,
  entries: readonly NeedEntry[],
  today: IsoDate,
): IsoDate {
  const tomorrow = addDays(today, 1)
  if (needs.some(({ reason }) => cannotWait.has(reason))) return tomorrow
  const days = [addDays(today, laterDays)]
  const own = new Set([person.id, ...(person.mergedIds ?? [])])
  for (const { followUp, personIds } of entries)
    if (followUp !== null && personIds.some((id) => own.has(id))) days.push(followUp)
  for (const { day } of yearlyDays(person)) days.push(nextYearly(day, tomorrow))
  for (const { date } of monthDays(person)) days.push(date, addDays(date, daysAhead - 1))
  return days.filter((day) => day > today).reduce((first, day) => (day < first ? day : first))
}

/**
 * The last day on which the pastor was in touch with each person, whatever id the log knows them by. What is logged for a day to come does
 * not count yet.
 */
export function lastContacts(
  entries: readonly Pick<CareEntry, 'personIds' | 'date'>[],
  people: readonly Pick<Person, 'id' | 'mergedIds'>[],
  today: IsoDate,
): ReadonlyMap<string, IsoDate> {
  const merged = mergedInto(people)
  const last = new Map<string, IsoDate>()
  for (const { personIds, date } of entries) {
    if (date > today) continue
    for (const id of meantIds(personIds, merged)) if (date > (last.get(id) ?? '')) last.set(id, date)
  }
  return last
}

/** Answers which day was so many days ago. It is asked about thousands of people, most of whom share their number. */
function dayCounter(today: IsoDate): (days: number) => IsoDate {
  const known = new Map<number, IsoDate>()
  return (days) => {
    const day = known.get(days) ?? addDays(today, -days)
    known.set(days, day)
    return day
  }
}

function needsOf(
  person: NeedPerson,
  last: IsoDate | undefined,
  followUps: readonly NeedEntry[],
  daysAgo: (days: number) => IsoDate,
): Need[] {
  const needs: Need[] = []
  // Whoever was in touch on the day or after has followed up, but not by the very entry that asks for it on its own day.
  for (const { id, date, followUp } of followUps)
    if (followUp !== null && ((last ?? '') < followUp || last === date))
      needs.push({ reason: 'follow-up', date: followUp, entryId: id })
  if (person.place === 'hospital' && (last ?? '') <= daysAgo(hospitalDays)) needs.push({ reason: 'hospital' })
  if (person.birthday !== null || person.dates.length > 0) needs.push(...datesOf(person, last, daysAgo(0)))
  if (person.contactDays !== null && (last === undefined || last <= daysAgo(person.contactDays)))
    needs.push({ reason: 'rhythm', last })
  return needs.length < 2 ? needs : needs.sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason))
}

function datesOf(person: NeedPerson, last: IsoDate | undefined, today: IsoDate): Need[] {
  const needs: Need[] = []
  for (const { day, of } of yearlyDays(person)) {
    const date = nextYearly(day, today)
    if (date < addDays(today, daysAhead) && (last ?? '') < date) needs.push({ reason: 'date', date, of })
  }
  for (const { date, months, of } of monthDays(person)) {
    // It stays for a week: such a day must not be missed.
    const isNear = date <= today && addDays(date, daysAhead) > today
    if (isNear && (last ?? '') < date) needs.push({ reason: 'months', date, months, of })
  }
  return needs
}

/** The days after a death that the pastor wants to remember. */
const monthDays = ({ dates }: NeedPerson) =>
  dates
    .filter(({ kind, remember, date }) => kind === 'death' && remember && !date.startsWith('--'))
    .flatMap((of) => monthsAfter.map((months) => ({ date: monthsLater(of.date, months), months, of })))

/** The days that come every year. */
const yearlyDays = ({ birthday, dates }: NeedPerson): { day: string; of: PersonDate | 'birthday' }[] => [
  ...(birthday === null ? [] : [{ day: birthday, of: 'birthday' } as const]),
  ...dates.filter(({ kind }) => kind !== 'death').map((of) => ({ day: of.date, of })),
]

/**
 * The next time that a day of the year comes, today included; not before the day itself, such as a wedding next year. February 29 is the
 * 28th in other years.
 */
function nextYearly(day: string, today: IsoDate): IsoDate {
  if (!day.startsWith('--') && day > today) return day
  const [month = 1, date = 1] = day.slice(-5).split('-').map(Number)
  const year = Number(today.slice(0, 4))
  const thisYear = dayOf(year, month, date)
  return thisYear >= today ? thisYear : dayOf(year + 1, month, date)
}

export function monthsLater(day: IsoDate, months: number): IsoDate {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  const at = month - 1 + months
  return dayOf(year + Math.floor(at / 12), (at % 12) + 1, date)
}

function dayOf(year: number, month: number, date: number): IsoDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(Math.min(date, daysInMonth(year, month)), 2)}`
}

/** By the most pressing need, then by what has waited longest. */
function byNeed(a: Needed<NeedPerson>, b: Needed<NeedPerson>): number {
  const [first, second] = [a.needs[0], b.needs[0]]
  if (first === undefined || second === undefined) return 0
  return (
    order.indexOf(first.reason) - order.indexOf(second.reason) ||
    compareTexts(waitingSince(first), waitingSince(second)) ||
    compareTexts(a.person.name, b.person.name)
  )
}

/** The day, or nothing where there is none, which comes first. */
const waitingSince = (need: Need): string =>
  need.reason === 'hospital' ? '' : ((need.reason === 'rhythm' ? need.last : need.date) ?? '')

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
