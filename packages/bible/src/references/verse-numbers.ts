import { bookOf, books } from '../canon.ts'
import type { Range, VersePosition } from '../verse-position.ts'
import { standardCounts } from './entities.ts'
import { findReferences } from './find.ts'
import { parseReference } from './parse.ts'

/** From one verse to another, both included, as numbers that grow through the Bible: 45008028 is Romans 8:28. */
export type VerseNumbers = { readonly fromVerse: number; readonly toVerse: number }

const numberOf = ({ book, chapter, verse }: VersePosition) =>
  bookOf(book).number * 1_000_000 + chapter * 1000 + verse

/** Each range once. */
export function numbered(ranges: readonly Range[]): VerseNumbers[] {
  const known = new Map<string, VerseNumbers>()
  for (const { from, to } of ranges) {
    const [fromVerse, toVerse] = [numberOf(from), numberOf(to)].sort((a, b) => a - b) as [number, number]
    known.set(`${fromVerse} ${toVerse}`, { fromVerse, toVerse })
  }
  return [...known.values()]
}

/** The verses that a text refers to: all of it as one reference, or the references among its words. */
export function versesOf(text: string): VerseNumbers[] {
  const reading = parseReference(text)
  return numbered(reading.ok ? reading.ranges : findReferences(text).flatMap(({ ranges }) => ranges))
}

/** Whether two passages share a verse. */
export const shareVerse = (some: readonly VerseNumbers[], others: readonly VerseNumbers[]): boolean =>
  some.some((one) => others.some((other) => one.fromVerse <= other.toVerse && one.toVerse >= other.fromVerse))

/** How many chapters each book has, in the order of the books. */
export const chapterCounts = (): number[] => books.map(({ id }) => standardCounts()[id].length)
