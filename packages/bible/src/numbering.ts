import type { BookId } from './canon.ts'
import { samePosition, type VersePosition, type Range } from './verse-position.ts'
import { groupBy } from './group-by.ts'

/** `count` verses from chapter:verse of this text are those from standardChapter:standardVerse of the King James Version. */
export type Renumbering = readonly [
  book: BookId,
  chapter: number,
  verse: number,
  count: number,
  standardChapter: number,
  standardVerse: number,
]

/**
 * Texts do not agree on where a chapter ends or whether the title of a psalm is a verse. Cross references and parallel
 * versions go through one standard numbering, that of the King James Version.
 */
export class Numbering {
  readonly #runs: ReadonlyMap<BookId, readonly Renumbering[]>
  readonly #exists: (position: VersePosition) => boolean

  constructor(renumberings: readonly Renumbering[], exists: (position: VersePosition) => boolean) {
    this.#runs = groupBy(renumberings, ([book]) => book)
    this.#exists = exists
  }

  toStandard(position: VersePosition): VersePosition {
    return this.#renumbered(position) ?? position
  }

  /** All verses of this text that hold some of the standard verse; for one that was joined to the verse before, that one. */
  fromStandard(standard: VersePosition): Range | undefined {
    for (let verse = standard.verse; verse >= 1; verse--) {
      const found = this.#holding({ ...standard, verse })
      const [from] = found
      const to = found.at(-1)
      if (from !== undefined && to !== undefined) return { from, to }
    }
    return undefined
  }

  #renumbered({ book, chapter, verse }: VersePosition): VersePosition | undefined {
    for (const [, ownChapter, ownVerse, count, standardChapter, standardVerse] of this.#runs.get(book) ??
      []) {
      if (chapter === ownChapter && verse >= ownVerse && verse < ownVerse + count) {
        return { book, chapter: standardChapter, verse: standardVerse + verse - ownVerse }
      }
    }
    return undefined
  }

  #holding(standard: VersePosition): VersePosition[] {
    const { book, chapter, verse } = standard
    const found: VersePosition[] = []
    if (this.#exists(standard) && samePosition(this.toStandard(standard), standard)) found.push(standard)
    for (const [, ownChapter, ownVerse, count, standardChapter, standardVerse] of this.#runs.get(book) ??
      []) {
      if (chapter === standardChapter && verse >= standardVerse && verse < standardVerse + count) {
        found.push({ book, chapter: ownChapter, verse: ownVerse + verse - standardVerse })
      }
    }
    return found.toSorted((a, b) => a.chapter - b.chapter || a.verse - b.verse)
  }
}
