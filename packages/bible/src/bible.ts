import { books, type Book } from './canon.ts'
import { Numbering } from './numbering.ts'
import {
  passageText,
  renderPassage,
  versesOf,
  type Passage,
  type Source,
  type Verse,
} from './passage/passage.ts'
import { chaptersIn, type VersePosition, type Range, type VerseCounts } from './verse-position.ts'
import { parseReference, type Reading } from './references/parse.ts'
import { countMatches, searchText, type SearchOptions, type SearchResults } from './search/search.ts'
import { SearchIndex } from './search/search-index.ts'
import { TextFile } from './text-file.ts'
import { VerseTable } from './verse-table.ts'

/** Enough for the longest chapter and for most books; a screen asks for the rest with `next`. */
const defaultLimit = 500

type Limit = { readonly limit?: number }

/** One translation, in memory. Loading is quick; the search index is made at the first search or by `prepareSearch`. */
export class Bible {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly copyright: string
  readonly counts: VerseCounts
  readonly #source: Source
  readonly #numbering: Numbering
  #index: SearchIndex | undefined

  constructor(bytes: Uint8Array) {
    const file = new TextFile(bytes)
    const { id, name, language, copyright, counts, renumbered } = file.header
    this.id = id
    this.name = name
    this.language = language
    this.copyright = copyright
    this.counts = counts
    this.#source = { file, table: new VerseTable(counts) }
    this.#numbering = new Numbering(
      renumbered,
      (position) => this.has(position) && !file.isEmpty(this.#source.table.indexOf(position)),
    )
  }

  /** The books with the number of their chapters in this text. */
  books(): (Book & { readonly chapters: number })[] {
    return books.map((book) => ({ ...book, chapters: chaptersIn(this.counts, book.id) }))
  }

  has(position: VersePosition): boolean {
    return this.#source.table.indexOf(position) !== -1
  }

  /** Reads a reference in the numbering of this text. */
  parse(text: string): Reading {
    return parseReference(text, this.counts)
  }

  verse(position: VersePosition): Verse | undefined {
    return this.verses([{ from: position, to: position }])[0]
  }

  /** Each verse with its plain text. */
  verses(ranges: readonly Range[], { limit = defaultLimit }: Limit = {}): Verse[] {
    return versesOf(this.#source, ranges, limit)
  }

  /** The passage as HTML. */
  passage(ranges: readonly Range[], { limit = defaultLimit }: Limit = {}): Passage {
    return renderPassage(this.#source, ranges, limit)
  }

  /** The words alone, for copying and reading aloud. */
  text(ranges: readonly Range[], { limit = defaultLimit }: Limit = {}): string {
    return passageText(this.#source, ranges, limit)
  }

  search(query: string, options: SearchOptions = {}): SearchResults {
    return searchText(this.prepareSearch(), this.#source, query, options)
  }

  /** How many verses a search finds, without ranking and reading them. */
  count(query: string, options: SearchOptions = {}): number {
    return countMatches(this.prepareSearch(), this.#source, query, options)
  }

  /** Makes the search index now rather than at the first search: 0.1 s on a server. */
  prepareSearch(): SearchIndex {
    this.#index ??= new SearchIndex(this.#source.file)
    return this.#index
  }

  /** The same place in the King James numbering, which cross references use. */
  toStandard(position: VersePosition): VersePosition {
    return this.#numbering.toStandard(position)
  }

  /** The verses of this text that hold a place of the King James numbering. */
  fromStandard(position: VersePosition): Range | undefined {
    return this.#numbering.fromStandard(position)
  }
}

/** Takes a file that the build has written to dist/. The bytes are referenced, not copied. */
export function loadBible(bytes: Uint8Array): Bible {
  return new Bible(bytes)
}
