import type { Preached } from '@stillwater/contract/sermons/sermons'
import { bookNumber } from '../coverage/coverage.ts'

interface Verses {
  readonly fromVerse: number
  readonly toVerse: number
}

/** What the record is narrowed to; undefined for everything. */
export interface RecordFilter {
  readonly year?: string | undefined
  readonly place?: string | undefined
  /** 1 for Genesis. */
  readonly book?: number | undefined
}

/** The books of some passages, in the order of the Bible. */
export function booksIn(ranges: readonly Verses[]): number[] {
  const found = new Set<number>()
  for (const { fromVerse, toVerse } of ranges)
    for (let book = bookNumber(fromVerse); book <= bookNumber(toVerse); book += 1) found.add(book)
  return [...found].sort((a, b) => a - b)
}

/** What was preached in a year, at a place, from a book. */
export const filtered = (
  times: readonly Preached[],
  { year, place, book }: RecordFilter,
  booksOf: (reference: string) => readonly number[],
): Preached[] =>
  times.filter(
    (time) =>
      (year === undefined || time.date.startsWith(`${year}-`)) &&
      (place === undefined || time.place === place) &&
      (book === undefined || booksOf(time.reference).includes(book)),
  )

/** The years, places and books that there is something to choose of: the latest year first, places by their names. */
export function choicesOf(times: readonly Preached[], booksOf: (reference: string) => readonly number[]) {
  const years = new Set(times.map(({ date }) => date.slice(0, 4)))
  const places = new Set(times.flatMap(({ place }) => place ?? []))
  const books = new Set(times.flatMap(({ reference }) => booksOf(reference)))
  return {
    years: [...years].sort().reverse(),
    places: [...places].sort((a, b) => a.localeCompare(b)),
    books: [...books].sort((a, b) => a - b),
  }
}

/** By year, in the order they come in. */
export function byYear(times: readonly Preached[]): { year: string; times: Preached[] }[] {
  const years = new Map<string, Preached[]>()
  for (const time of times) {
    const year = time.date.slice(0, 4)
    const known = years.get(year)
    if (known === undefined) years.set(year, [time])
    else known.push(time)
  }
  return Array.from(years, ([year, own]) => ({ year, times: own }))
}
