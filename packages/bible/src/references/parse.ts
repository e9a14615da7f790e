import { bookOf } from '../canon.ts'
import { chaptersIn, type Range, type VerseCounts } from '../verse-position.ts'
import { checkEntity } from './check.ts'
import { openEnd, standardCounts, type Entity, type Written } from './entities.ts'
import { formatReference, toOsis } from './format.ts'
import { nearestBook } from './nearest-name.ts'
import { readWholeReference } from './whole-reference.ts'

/** A place that exists, in all the forms that a screen needs. */
export type Reference = {
  readonly reference: string
  readonly osis: string
  readonly ranges: readonly Range[]
}

export type Misread = {
  readonly ok: false
  /**
   * `no-such-verse`: the book is known, the chapter or verse is not in it. `unknown-book`: it looks like a reference to a
   * book that does not exist. `not-a-reference`: words to search for, perhaps.
   */
  readonly problem: 'no-such-verse' | 'unknown-book' | 'not-a-reference'
  /** What the input was taken to mean, for the reader to see: "John 99:1". */
  readonly understood: string
  /** A sentence that can be shown as it is. */
  readonly message: string
  readonly nearest?: Reference
}

export type Reading = ({ readonly ok: true } & Reference) | Misread

/** Nobody types a reference longer than this; longer input is words. */
const longestReference = 300

/** Reads the whole input as one or more references. `counts` is the numbering of the text that is to be opened. */
export function parseReference(input: string, counts: VerseCounts = standardCounts()): Reading {
  if (input.length > longestReference) return notAReference(input)
  const text = input.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  if (text === '') return notAReference(text)
  const entities = readWholeReference(text, counts)
  if (entities === undefined) return unknownBook(text, counts) ?? notAReference(text, counts)
  const checked = entities.map((entity) => checkEntity(entity, counts))
  const found = referenceTo(
    checked.map(({ range }) => range),
    counts,
  )
  const fault = checked.find((each) => each.fault !== undefined)?.fault
  if (fault === undefined) return { ok: true, ...found }
  const understood = entities.map((entity) => asWritten(entity, counts)).join('; ')
  return {
    ok: false,
    problem: 'no-such-verse',
    understood,
    message: `${fault}, so there is no ${understood}. The nearest is ${found.reference}.`,
    nearest: found,
  }
}

export function referenceTo(ranges: readonly Range[], counts: VerseCounts = standardCounts()): Reference {
  return { reference: formatReference(ranges, counts), osis: toOsis(ranges), ranges }
}

/** A name followed by numbers, whose name is no book. */
const likeAReference =
  /^((?:\d|i{1,4}|first|second|third)?\s*[\p{L}][\p{L}'’.\s-]{1,40}?)\s*(\d{1,3}(?:\D{1,9}\d{1,3})*)\W*$/iu

function unknownBook(text: string, counts: VerseCounts): Misread | undefined {
  const [, name, numbers] = likeAReference.exec(text) ?? []
  if (name === undefined || numbers === undefined) return undefined
  const { book, distance } = nearestBook(name)
  const misread = { ok: false, problem: 'unknown-book', understood: text } as const
  const message = `No book of the Bible is called “${name}”.`
  const nearest = distance > 0.6 ? undefined : referenceIn(bookOf(book).name, numbers, counts)
  if (nearest === undefined) return { ...misread, message }
  return { ...misread, message: `${message} Did you mean ${nearest.reference}?`, nearest }
}

function referenceIn(book: string, numbers: string, counts: VerseCounts): Reference | undefined {
  const entities = readWholeReference(`${book} ${numbers}`, counts)
  return entities === undefined
    ? undefined
    : referenceTo(
        entities.map((entity) => checkEntity(entity, counts).range),
        counts,
      )
}

/** A single misspelled name may still be a book, so it is offered; the words are not refused for that. */
function notAReference(text: string, counts?: VerseCounts): Misread {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  const message =
    text === '' ? 'Type a reference, such as John 3:16.' : `“${shown}” is not a Bible reference.`
  const misread = { ok: false, problem: 'not-a-reference', understood: shown, message } as const
  if (counts === undefined || text.length > 25) return misread
  const { book, distance } = nearestBook(text)
  const nearest = distance > 0.34 ? undefined : referenceIn(bookOf(book).name, '', counts)
  if (nearest === undefined) return misread
  return { ...misread, message: `${message} Did you mean ${nearest.reference}?`, nearest }
}

/** The input as it was understood, whether or not there is such a place. */
function asWritten({ from, to }: Entity, counts: VerseCounts): string {
  const name = from.book === 'Ps' ? 'Psalm' : bookOf(from.book).name
  const numbers = ({ book, chapter, verse }: Written) =>
    chaptersIn(counts, book) === 1 && chapter === 1 ? `${verse}` : `${chapter}:${verse}`
  if (from.book !== to.book) return `${name} ${numbers(from)}–${bookOf(to.book).name} ${numbers(to)}`
  if (to.verse === openEnd && from.verse === 1) {
    return from.chapter === to.chapter ? `${name} ${from.chapter}` : `${name} ${from.chapter}–${to.chapter}`
  }
  if (from.chapter !== to.chapter) return `${name} ${numbers(from)}–${numbers(to)}`
  return from.verse === to.verse ? `${name} ${numbers(from)}` : `${name} ${numbers(from)}–${to.verse}`
}
