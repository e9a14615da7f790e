import { isBookId, type BookId } from '../canon.ts'
import type { VersePosition } from '../verse-position.ts'
import type { Reading, Reference } from '../references/parse.ts'

/** What somebody asked for is not there: said in kind words, under the name of what they filled in. */
export class Refusal extends Error {
  readonly field: string
  /** The nearest place that exists. */
  readonly nearest: string | undefined

  constructor(field: string, message: string, nearest?: string) {
    super(message)
    this.name = 'Refusal'
    this.field = field
    this.nearest = nearest
  }
}

/** Anything that reads references in a numbering of its own. */
export type Reader = { parse(text: string): Reading }

/** What the caller has named, or a refusal. */
export function referenceIn(reader: Reader, text: string, field: string): Reference {
  const reading = reader.parse(text)
  if (reading.ok) return reading
  throw new Refusal(field, reading.message, reading.nearest?.reference)
}

/** A book by its id or by any name that it goes by. */
export function bookIn(reader: Reader, text: string): BookId {
  if (isBookId(text)) return text
  const [range] = referenceIn(reader, text, 'book').ranges
  if (range === undefined) throw new Refusal('book', `“${text}” is not a book of the Bible.`)
  return range.from.book
}

/** A chapter by its id ("John.3") or as it is written ("John 3"). */
export function chapterIn(reader: Reader, text: string): { book: BookId; chapter: number } {
  const [, id = '', number] = /^(\w+)\.(\d{1,3})$/.exec(text) ?? []
  const written = isBookId(id) ? `${id} ${number}:1` : text
  const [range, ...others] = referenceIn(reader, written, 'chapter').ranges
  if (
    range === undefined ||
    others.length > 0 ||
    range.from.book !== range.to.book ||
    range.from.chapter !== range.to.chapter
  ) {
    throw new Refusal('chapter', 'Please choose one chapter.')
  }
  return range.from
}

export function verseIn(reader: Reader, text: string): VersePosition {
  const [range] = referenceIn(reader, text, 'verse').ranges
  if (range === undefined) throw new Refusal('verse', 'Please choose a verse')
  return range.from
}
