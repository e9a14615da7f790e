import { type BookId, isBookId, type Place, type Reference } from '@stillwater/bible'
import { AppError } from '#core/errors.ts'
import type { Version } from './provider.ts'

/** What the caller has named, or a refusal in the engine's kind words under the name of the field. */
export function placeIn(version: Version, text: string, field: string): Reference {
  const reading = version.parse(text)
  if (reading.ok) return reading
  throw refusal(field, reading.message, reading.nearest?.reference)
}

/** A book by its id or by any name that it goes by. */
export function bookIn(version: Version, text: string): BookId {
  if (isBookId(text)) return text
  const [range] = placeIn(version, text, 'book').ranges
  if (range === undefined) throw refusal('book', `“${text}” is not a book of the Bible.`)
  return range.from.book
}

/** A chapter by its id ("John.3") or as it is written ("John 3"). */
export function chapterIn(version: Version, text: string): { book: BookId; chapter: number } {
  const [, id = '', number] = /^(\w+)\.(\d{1,3})$/.exec(text) ?? []
  const written = isBookId(id) ? `${id} ${number}:1` : text
  const [range, ...others] = placeIn(version, written, 'chapter').ranges
  if (
    range === undefined ||
    others.length > 0 ||
    range.from.book !== range.to.book ||
    range.from.chapter !== range.to.chapter
  ) {
    throw refusal('chapter', 'Please choose one chapter.')
  }
  return range.from
}

export function verseIn(version: Version, text: string): Place {
  const [range] = placeIn(version, text, 'verse').ranges
  if (range === undefined) throw refusal('verse', 'Please name a verse')
  return range.from
}

function refusal(field: string, message: string, nearest?: string): AppError {
  return new AppError('invalid_request', message, { fields: { [field]: message }, nearest })
}
