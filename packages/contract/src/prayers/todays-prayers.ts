import { type PrayerCategory, prayerCategories } from '../choices.ts'
import { addDays, daysInMonth, type IsoDate } from '../dates/dates.ts'
import { isFixedTo, readRhythm } from './rhythm.ts'

/** How many prayers of the rotation come up in a day, in all and for each category; null for a category without a number of its own. */
export type PrayerShares = { readonly cards: number } & Readonly<Record<PrayerCategory, number | null>>

/** How many in all: by default, at least and at most. */
export const cardsADay = { usual: 8, fewest: 3, most: 20 } as const

/** Of somebody who has chosen nothing. */
export const usualPraySettings = {
  cards: cardsADay.usual,
  personal: null,
  family: null,
  congregation: null,
  ministry: null,
  other: null,
  timer: null,
} as const

/** What the choice needs to know about a prayer. One that was stored by an earlier version of the app has no rhythm. */
interface ChosenFrom {
  readonly id: string
  readonly category: PrayerCategory
  readonly isAnswered: boolean
  readonly dateAdded: IsoDate
  readonly dateAnswered: IsoDate | null
  readonly answerNote?: string | null
  readonly rhythm?: string | null
  readonly pausedUntil?: IsoDate | null
}

/** The days on which each prayer was prayed, by its id. The last two are enough. */
type PrayedDays = ReadonlyMap<string, readonly IsoDate[]>

export interface TodaysCard<P> {
  readonly prayer: P
  /** A prayer that was answered a year ago comes back for thanks. */
  readonly isThanks: boolean
}

/** For how many days a card of thanks waits for somebody who does not pray every day. */
const thanksDays = 7

/**
 * Who comes today, the same on every device and all day long: those fixed to this day, the daily ones, then those in the rotation that
 * have waited longest, each category in its share. What is prayed today changes nothing, because only earlier days count as waiting;
 * and a day that was missed changes nothing either, because those who would have come are still those who have waited longest.
 */
export function todaysPrayers<P extends ChosenFrom>(
  prayers: readonly P[],
  shares: PrayerShares,
  prayed: PrayedDays,
  today: IsoDate,
): TodaysCard<P>[] {
  const open = prayers.filter((prayer) => isOpen(prayer, today))
  // Most are in the rotation, which needs no reading.
  const set = open.filter((prayer) => !isInRotation(prayer))
  const fixed = set.filter(({ rhythm }) => isFixedTo(readRhythm(rhythm), today)).toSorted(byId)
  const daily = set.filter(({ rhythm }) => readRhythm(rhythm).kind === 'daily').toSorted(byId)
  const turning = rotations(shares).flatMap(({ categories, number }) => {
    const own = prayers.filter((prayer) => categories.includes(prayer.category) && isInRotation(prayer))
    const isDone = ({ id }: P) => prayed.get(id)?.includes(today) === true
    // What was prayed today keeps its place, also if it was answered or paused since: nobody else moves up for it. Thanks for one that
    // was answered earlier take no place.
    const done = own.filter((prayer) => isDone(prayer) && !isAnsweredBefore(prayer, today))
    const next = own.filter((prayer) => isOpen(prayer, today) && !isDone(prayer))
    return [
      ...done.filter((prayer) => isOpen(prayer, today)).map((prayer) => waitingOf(prayer, prayed, today)),
      ...longestWaiting(next, number - done.length, (prayer) => waitingOf(prayer, prayed, today)),
    ]
  })
  const inTurn = turning.toSorted((a, b) => compare(a.since, b.since)).map(({ prayer }) => prayer)
  return [
    ...[...fixed, ...daily, ...inTurn].map((prayer) => ({ prayer, isThanks: false })),
    ...thanksFor(prayers, prayed, today).map((prayer) => ({ prayer, isThanks: true })),
  ]
}

/** In how many days every prayer of a category comes up; undefined if it has none in the rotation, or no share. */
export function daysForEveryone(
  prayers: readonly ChosenFrom[],
  shares: PrayerShares,
  category: PrayerCategory,
  today: IsoDate,
): number | undefined {
  const inTurn = prayers.filter((prayer) => isInRotation(prayer) && isOpen(prayer, today))
  if (!inTurn.some((prayer) => prayer.category === category)) return undefined
  const rotation = rotations(shares).find(({ categories }) => categories.includes(category))
  if (rotation === undefined || rotation.number === 0) return undefined
  const size = inTurn.filter((prayer) => rotation.categories.includes(prayer.category)).length
  return Math.ceil(size / rotation.number)
}

interface Rotation {
  readonly categories: readonly PrayerCategory[]
  /** How many come up in a day. */
  readonly number: number
}

/** A category with a number of its own turns by itself. The others turn together, with what is left of the day's prayers: one at least. */
function rotations(shares: PrayerShares): Rotation[] {
  const own = prayerCategories.flatMap((category) => {
    const number = shares[category]
    return number === null ? [] : [{ categories: [category], number }]
  })
  const left = shares.cards - own.reduce((sum, { number }) => sum + number, 0)
  const others = prayerCategories.filter((category) => shares[category] === null)
  return [...own, { categories: others, number: Math.max(left, 1) }]
}

const isInRotation = ({ rhythm }: ChosenFrom) =>
  rhythm === null || rhythm === undefined || readRhythm(rhythm).kind === 'rotation'

const isOpen = ({ isAnswered, pausedUntil }: ChosenFrom, today: IsoDate) =>
  !isAnswered && (pausedUntil ?? '') <= today

const isAnsweredBefore = ({ isAnswered, dateAnswered }: ChosenFrom, today: IsoDate) =>
  isAnswered && dateAnswered !== null && dateAnswered < today

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byId = (a: ChosenFrom, b: ChosenFrom) => compare(a.id, b.id)

interface Waiting<P> {
  readonly prayer: P
  /** Sorts those who have waited longest first. */
  readonly since: string
}

/**
 * Since when a prayer waits: since it came back from a pause, was last prayed before today, or was added. Of those who wait since one
 * day it is in this order, so that nobody is overtaken by one whose waiting began later that day.
 */
function waitingOf<P extends ChosenFrom>(prayer: P, prayed: PrayedDays, today: IsoDate): Waiting<P> {
  const { id, dateAdded, pausedUntil } = prayer
  let [day, order] = [dateAdded, 2]
  for (const mark of prayed.get(id) ?? []) if (mark < today && mark >= day) [day, order] = [mark, 1]
  if ((pausedUntil ?? '') > day) [day, order] = [pausedUntil ?? '', 0]
  return { prayer, since: `${day} ${order} ${id}` }
}

/** The first few, without sorting all of a long list. */
function longestWaiting<P>(
  prayers: readonly P[],
  count: number,
  read: (prayer: P) => Waiting<P>,
): Waiting<P>[] {
  const first: Waiting<P>[] = []
  for (const prayer of count > 0 ? prayers : []) {
    const waiting = read(prayer)
    const last = first.at(-1)
    if (first.length >= count && last !== undefined && last.since <= waiting.since) continue
    const at = first.findIndex(({ since }) => since > waiting.since)
    first.splice(at === -1 ? first.length : at, 0, waiting)
    if (first.length > count) first.pop()
  }
  return first
}

/** One card at most: of those whose story was written down a year ago, the earliest that nobody has given thanks for. */
function thanksFor<P extends ChosenFrom>(prayers: readonly P[], prayed: PrayedDays, today: IsoDate): P[] {
  const due = prayers.flatMap((prayer) => {
    if (!prayer.isAnswered || prayer.dateAnswered === null || !prayer.answerNote) return []
    const from = aYearAfter(prayer.dateAnswered)
    const isOver = (prayed.get(prayer.id) ?? []).some((day) => day >= from && day < today)
    return from <= today && today < addDays(from, thanksDays) && !isOver ? [{ prayer, from }] : []
  })
  const [first] = due.toSorted((a, b) => compare(a.from, b.from) || byId(a.prayer, b.prayer))
  return first === undefined ? [] : [first.prayer]
}

function aYearAfter(date: IsoDate): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = daysInMonth(year + 1, month)
  return `${String(year + 1).padStart(4, '0')}${date.slice(4, 8)}${String(Math.min(day, last)).padStart(2, '0')}`
}
