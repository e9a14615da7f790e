import { bookOf } from '../canon.ts'
import {
  chaptersIn,
  samePosition,
  versesIn,
  type VersePosition,
  type Range,
  type VerseCounts,
} from '../verse-position.ts'
import { standardCounts } from './entities.ts'

/** The form that is shown: "John 3:16–18; 4:1", "Psalm 23", "Jude 3", "Genesis 50:1–Exodus 2:3". */
export function formatReference(ranges: readonly Range[], counts: VerseCounts = standardCounts()): string {
  let text = ''
  let previous: Range | undefined
  for (const range of ranges) {
    text += previous === undefined ? full(range, counts) : continuation(previous, range, counts)
    previous = range
  }
  return ranges.length > 1 && areSeveralPsalms(ranges) ? text.replace(/^Psalm /, 'Psalms ') : text
}

function areSeveralPsalms(ranges: readonly Range[]): boolean {
  const [first] = ranges
  return (
    ranges.every(({ from }) => from.book === 'Ps') &&
    ranges.some(({ from }) => from.chapter !== first?.from.chapter)
  )
}

/** The form that is stored and put in addresses: "John.3.16-John.3.18,John.4.1". */
export function toOsis(ranges: readonly Range[]): string {
  return ranges
    .map(({ from, to }) => (samePosition(from, to) ? osisOf(from) : `${osisOf(from)}-${osisOf(to)}`))
    .join(',')
}

export function osisOf({ book, chapter, verse }: VersePosition): string {
  return `${book}.${chapter}.${verse}`
}

function full(range: Range, counts: VerseCounts): string {
  const { from, to } = range
  if (isWholeBooks(range, counts)) {
    const name = bookOf(from.book).name
    return from.book === to.book ? name : `${name}–${bookOf(to.book).name}`
  }
  if (from.book === to.book) return `${nameOf(range)} ${span(range, counts)}`
  const chaptersOnly = isWholeChapters(range, counts)
  return `${end(from, chaptersOnly, counts)}–${end(to, chaptersOnly, counts)}`
}

/** A further range in the same book leaves out what the reader already knows. */
function continuation(previous: Range, range: Range, counts: VerseCounts): string {
  const book = previous.to.book
  const sameBook = range.from.book === book && range.to.book === book && previous.from.book === book
  if (!sameBook || isWholeBooks(previous, counts) || isWholeBooks(range, counts))
    return `; ${full(range, counts)}`
  if (chaptersIn(counts, book) === 1) return `, ${verses(range)}`
  const chapters = isWholeChapters(range, counts)
  if (chapters !== isWholeChapters(previous, counts)) return `; ${span(range, counts)}`
  if (chapters) return `, ${span(range, counts)}`
  const sameChapter = range.from.chapter === previous.to.chapter && range.to.chapter === range.from.chapter
  return sameChapter ? `, ${verses(range)}` : `; ${span(range, counts)}`
}

/** The numbers of a range within one book. */
function span(range: Range, counts: VerseCounts): string {
  const { from, to } = range
  // "Jude 1" would be read as the whole book, which has one chapter.
  if (chaptersIn(counts, from.book) === 1) return to.verse === 1 ? '1:1' : verses(range)
  const sameChapter = from.chapter === to.chapter
  if (isWholeChapters(range, counts)) return sameChapter ? `${from.chapter}` : `${from.chapter}–${to.chapter}`
  return sameChapter
    ? `${from.chapter}:${verses(range)}`
    : `${from.chapter}:${from.verse}–${to.chapter}:${to.verse}`
}

function verses({ from, to }: Range): string {
  return from.verse === to.verse ? `${from.verse}` : `${from.verse}–${to.verse}`
}

/** One end of a range across books. */
function end(position: VersePosition, chaptersOnly: boolean, counts: VerseCounts): string {
  const name = nameOf({ from: position, to: position })
  if (chaptersIn(counts, position.book) === 1) return chaptersOnly ? name : `${name} ${position.verse}`
  return chaptersOnly ? `${name} ${position.chapter}` : `${name} ${position.chapter}:${position.verse}`
}

/** "Psalm" for one of them, "Psalms" for several. */
function nameOf({ from, to }: Range): string {
  return from.book === 'Ps' && from.chapter === to.chapter ? 'Psalm' : bookOf(from.book).name
}

function isWholeChapters({ from, to }: Range, counts: VerseCounts): boolean {
  return from.verse === 1 && to.verse === versesIn(counts, to.book, to.chapter)
}

function isWholeBooks(range: Range, counts: VerseCounts): boolean {
  const { from, to } = range
  return from.chapter === 1 && to.chapter === chaptersIn(counts, to.book) && isWholeChapters(range, counts)
}
