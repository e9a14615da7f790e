import type { BookId } from './canon.ts'
import { samePlace, type Place, type Range } from './place.ts'
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
  readonly #exists: (place: Place) => boolean

  constructor(renumberings: readonly Renumbering[], exists: (place: Place) => boolean) {
    this.#runs = groupBy(renumberings, ([book]) => book)
    this.#exists = exists
  }

  toStandard(place: Place): Place {
    return this.#renumbered(place) ?? place
  }

  /** All verses of this text that hold some of the standard verse; for one that was joined to the verse before, that one. */
  fromStandard(standard: Place): Range | undefined {
    for (let verse = standard.verse; verse >= 1; verse--) {
      const found = this.#holding({ ...standard, verse })
      const [from] = found
      const to = found.at(-1)
      if (from !== undefined && to !== undefined) return { from, to }
    }
    return undefined
  }

  #renumbered({ book, chapter, verse }: Place): Place | undefined {
    for (const [, ownChapter, ownVerse, count, standardChapter, standardVerse] of this.#runs.get(book) ??
      []) {
      if (chapter === ownChapter && verse >= ownVerse && verse < ownVerse + count) {
        return { book, chapter: standardChapter, verse: standardVerse + verse - ownVerse }
      }
    }
    return undefined
  }

  #holding(standard: Place): Place[] {
    const { book, chapter, verse } = standard
    const found: Place[] = []
    if (this.#exists(standard) && samePlace(this.toStandard(standard), standard)) found.push(standard)
    for (const [, ownChapter, ownVerse, count, standardChapter, standardVerse] of this.#runs.get(book) ??
      []) {
      if (chapter === standardChapter && verse >= standardVerse && verse < standardVerse + count) {
        found.push({ book, chapter: ownChapter, verse: ownVerse + verse - standardVerse })
      }
    }
    return found.toSorted((a, b) => a.chapter - b.chapter || a.verse - b.verse)
  }
}
