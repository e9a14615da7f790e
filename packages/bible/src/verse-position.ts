import { bookOf, books, type Book, type BookId } from './canon.ts'

/** One verse. Plain data, so that it can be stored, sent and compared field by field. */
export type VersePosition = { readonly book: BookId; readonly chapter: number; readonly verse: number }

/** From one verse to another, both included. It may cross chapters and books. */
export type Range = { readonly from: VersePosition; readonly to: VersePosition }

/** How many verses each chapter has, per book: the numbering that a reference is checked against. */
export type VerseCounts = Readonly<Record<BookId, readonly number[]>>

/** Verses of a chapter; 0 when there is no such chapter. */
export function versesIn(counts: VerseCounts, book: BookId, chapter: number): number {
  return counts[book][chapter - 1] ?? 0
}

export function chaptersIn(counts: VerseCounts, book: BookId): number {
  return counts[book].length
}

export function comparePositions(a: VersePosition, b: VersePosition): number {
  return bookOf(a.book).number - bookOf(b.book).number || a.chapter - b.chapter || a.verse - b.verse
}

export function samePosition(a: VersePosition, b: VersePosition): boolean {
  return a.book === b.book && a.chapter === b.chapter && a.verse === b.verse
}

export function wholeChapter(counts: VerseCounts, book: BookId, chapter: number): Range {
  return {
    from: { book, chapter, verse: 1 },
    to: { book, chapter, verse: Math.max(1, versesIn(counts, book, chapter)) },
  }
}

export type Chapter = { readonly book: BookId; readonly chapter: number }

/** The chapter before or after, across the borders of books; undefined at either end of the Bible. */
export function neighborChapter(counts: VerseCounts, at: Chapter, step: -1 | 1): Chapter | undefined {
  const chapter = at.chapter + step
  if (chapter >= 1 && chapter <= chaptersIn(counts, at.book)) return { book: at.book, chapter }
  const book: Book | undefined = books[bookOf(at.book).number - 1 + step]
  if (book === undefined) return undefined
  return { book: book.id, chapter: step === 1 ? 1 : chaptersIn(counts, book.id) }
}
