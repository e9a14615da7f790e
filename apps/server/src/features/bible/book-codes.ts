import { type BookId, books, osisOf, type VersePosition } from '@stillwater/bible'

/** The codes by which API.Bible knows the books, in the order of the canon. */
const codes =
  `GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO
OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE
2PE 1JN 2JN 3JN JUD REV`.split(/\s/)

const toCode = new Map<BookId, string>(books.map(({ id, number }) => [id, codes[number - 1] ?? id]))
const fromCode = new Map<string, BookId>(books.map(({ id, number }) => [codes[number - 1] ?? id, id]))

/** "JHN" for John. */
export const codeOf = (book: BookId): string => toCode.get(book) ?? book

/** John for "JHN"; undefined for a book outside the canon. */
export const bookOfCode = (code: string): BookId | undefined => fromCode.get(code.toUpperCase())

/** "JHN.3.16" */
export const positionCode = ({ book, chapter, verse }: VersePosition): string =>
  `${codeOf(book)}.${chapter}.${verse}`

/** "John.3.16" for "JHN.3.16" or "JHN 3:16". */
export function osisOfCode(code: string): string | undefined {
  const [, name = '', chapter, verse] = /^(\w{3})[. ](\d{1,3})[.:](\d{1,3})/.exec(code) ?? []
  const book = bookOfCode(name)
  return book === undefined ? undefined : osisOf({ book, chapter: Number(chapter), verse: Number(verse) })
}
