import { books, type BookId, type Testament } from '../canon.ts'
import type { VersePosition } from '../verse-position.ts'
import { plainText } from '../markup.ts'
import type { Source } from '../passage/passage.ts'
import { formatReference, osisOf } from '../references/format.ts'
import { matchMost } from './match-most.ts'
import { matchAll, type VerseSpan } from './match.ts'
import { markerFor, type Mark, type MarksIn } from './marks.ts'
import { readQuery, type Correction, type Query } from './query.ts'
import { rank } from './rank.ts'
import type { SearchIndex } from './search-index.ts'

export type SearchOptions = {
  readonly testament?: Testament | undefined
  readonly book?: BookId | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

export type SearchHit = {
  readonly reference: string
  readonly osis: string
  readonly position: VersePosition
  readonly text: string
  /** Where the words that were looked for stand in the text: [start, end), in order. */
  readonly marks: readonly Mark[]
}

export type SearchResults = {
  /** All hits, not only those of this page. */
  readonly total: number
  /** `all`: every hit has all the words. `most`: no verse has, and these have the weightiest of them. */
  readonly matched: 'all' | 'most' | 'none'
  readonly hits: readonly SearchHit[]
  /** Words that the text does not have. */
  readonly unknown: readonly string[]
  readonly corrected: readonly Correction[]
}

const defaultLimit = 20
const mostHits = 1000

export function searchText(
  index: SearchIndex,
  source: Source,
  text: string,
  options: SearchOptions,
): SearchResults {
  const query = readQuery(text, index)
  const { verses, matched } = findVerses(index, query, spanOf(source, options))
  const offset = whole(options.offset ?? 0, verses.length)
  const limit = whole(options.limit ?? defaultLimit, mostHits)
  const marksIn = markerFor(index, query)
  const page = rank(index, query, verses, offset + limit).subarray(offset)
  return {
    total: verses.length,
    matched,
    hits: Array.from(page, (verse) => hitAt(source, marksIn, verse)),
    unknown: query.unknown,
    corrected: query.corrected,
  }
}

export function countMatches(
  index: SearchIndex,
  source: Source,
  text: string,
  options: SearchOptions,
): number {
  return findVerses(index, readQuery(text, index), spanOf(source, options)).verses.length
}

/** The verses that match, in reading order. */
function findVerses(
  index: SearchIndex,
  query: Query,
  span: VerseSpan,
): { readonly verses: Uint16Array; readonly matched: SearchResults['matched'] } {
  const all = matchAll(index, query, span)
  if (all.length > 0) return { verses: all, matched: 'all' }
  const most = matchMost(index, query, span)
  return { verses: most, matched: most.length > 0 ? 'most' : 'none' }
}

function whole(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), most) : 0
}

function spanOf({ table }: Source, { testament, book }: SearchOptions): VerseSpan {
  if (book !== undefined) return table.bookSpan(book)
  if (testament === undefined) return [0, table.size]
  const [newTestament] = table.bookSpan(books.find((each) => each.testament === 'new')?.id ?? 'Matt')
  return testament === 'old' ? [0, newTestament] : [newTestament, table.size]
}

function hitAt({ file, table }: Source, marksIn: MarksIn, verse: number): SearchHit {
  const position = table.positionAt(verse)
  const text = plainText(file.line(verse))
  return {
    reference: formatReference([{ from: position, to: position }], table.counts),
    osis: osisOf(position),
    position,
    text,
    marks: marksIn(text, verse),
  }
}
