import { books, type BookId } from './canon.ts'
import { versesIn, type VersePosition, type VerseCounts } from './verse-position.ts'

/**
 * Numbers the verses of a text from 0 in reading order and back. Everything that is stored per verse (lines, search
 * positions, cross references) is an array over these numbers.
 */
export class VerseTable {
  readonly counts: VerseCounts
  readonly size: number
  readonly #firstVerse: Uint32Array
  readonly #firstChapter: ReadonlyMap<BookId, number>
  readonly #chapters: readonly { book: BookId; chapter: number }[]

  constructor(counts: VerseCounts) {
    this.counts = counts
    const chapters: { book: BookId; chapter: number }[] = []
    const firstChapter = new Map<BookId, number>()
    const starts = [0]
    let size = 0
    for (const { id } of books) {
      firstChapter.set(id, chapters.length)
      for (const [index, verses] of counts[id].entries()) {
        chapters.push({ book: id, chapter: index + 1 })
        size += verses
        starts.push(size)
      }
    }
    this.size = size
    this.#firstVerse = Uint32Array.from(starts)
    this.#firstChapter = firstChapter
    this.#chapters = chapters
  }

  /** The number of a verse, or -1 when the text has no such place. */
  indexOf({ book, chapter, verse }: VersePosition): number {
    if (!(verse >= 1 && verse <= versesIn(this.counts, book, chapter))) return -1
    const row = (this.#firstChapter.get(book) ?? 0) + chapter - 1
    return (this.#firstVerse[row] ?? 0) + verse - 1
  }

  positionAt(index: number): VersePosition {
    let low = 0
    let high = this.#chapters.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#firstVerse[middle] ?? 0) <= index) low = middle
      else high = middle - 1
    }
    const chapter = this.#chapters[low]
    if (chapter === undefined) throw new RangeError(`No verse has the number ${index}`)
    return { ...chapter, verse: index - (this.#firstVerse[low] ?? 0) + 1 }
  }

  /** First verse of a book and the first one after it. */
  bookSpan(book: BookId): readonly [number, number] {
    const row = this.#firstChapter.get(book) ?? 0
    return [this.#firstVerse[row] ?? 0, this.#firstVerse[row + this.counts[book].length] ?? this.size]
  }
}
