import { bookOf } from '../canon.ts'
import {
  chaptersIn,
  comparePositions,
  versesIn,
  type VersePosition,
  type Range,
  type VerseCounts,
} from '../verse-position.ts'
import { openEnd, type Entity, type Written } from './entities.ts'

/** A reference held against the numbering of a text: the nearest range that exists and, if it is another, what was wrong. */
type Checked = { readonly range: Range; readonly fault?: string }

export function checkEntity(entity: Entity, counts: VerseCounts): Checked {
  const { from, to } = asVerseNumber(entity, counts)
  const start = nearestPosition(from, counts)
  const end = nearestPosition(closeEnd(to, counts), counts)
  const fault = faultOf(from, counts) ?? faultOf(closeEnd(to, counts), counts)
  const range = comparePositions(start, end) <= 0 ? { from: start, to: end } : { from: start, to: start }
  return fault === undefined ? { range } : { range, fault }
}

/** "Heb 13-15" cannot mean chapters 13 to 15 of a book that has thirteen: it is chapter 13, verse 15. */
function asVerseNumber(entity: Entity, counts: VerseCounts): Pick<Entity, 'from' | 'to'> {
  const { from, to } = entity
  const impossible = entity.chaptersOnly && from.book === to.book && to.chapter > chaptersIn(counts, to.book)
  if (!impossible || to.chapter > versesIn(counts, from.book, from.chapter)) return entity
  const position = { book: from.book, chapter: from.chapter, verse: to.chapter }
  return { from: position, to: position }
}

function closeEnd(to: Written, counts: VerseCounts): Written {
  const chapter = to.chapter === openEnd ? chaptersIn(counts, to.book) : to.chapter
  if (to.verse !== openEnd) return { ...to, chapter }
  return {
    book: to.book,
    chapter,
    verse: versesIn(counts, to.book, within(chapter, chaptersIn(counts, to.book))),
  }
}

function nearestPosition({ book, chapter, verse }: Written, counts: VerseCounts): VersePosition {
  const nearestChapter = within(chapter, chaptersIn(counts, book))
  return { book, chapter: nearestChapter, verse: within(verse, versesIn(counts, book, nearestChapter)) }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 1), Math.max(most, 1))
}

function faultOf({ book, chapter, verse }: Written, counts: VerseCounts): string | undefined {
  const { name } = bookOf(book)
  const chapters = chaptersIn(counts, book)
  if (chapter < 1 || chapter > chapters) return `${name} has ${amount(chapters, 'chapter')}`
  const verses = versesIn(counts, book, chapter)
  if (verse >= 1 && verse <= verses) return undefined
  const where = chapters === 1 ? name : `${book === 'Ps' ? 'Psalm' : name} ${chapter}`
  return `${where} has ${amount(verses, 'verse')}`
}

function amount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
