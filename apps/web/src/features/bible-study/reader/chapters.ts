import type { Book } from '@stillwater/contract/bible'

export interface ChapterNumber {
  readonly book: Book
  readonly chapter: number
}

const written = ({ name, id }: Book) => (id === 'Ps' && name === 'Psalms' ? 'Psalm' : name)

/** A book of one chapter is named without it: "Jude 1" would be its first verse. */
export const chapterName = ({ book, chapter }: ChapterNumber): string =>
  book.chapters === 1 ? written(book) : `${written(book)} ${chapter}`

export const verseName = ({ book, chapter }: ChapterNumber, verse: number): string =>
  book.chapters === 1 ? `${written(book)} ${verse}` : `${written(book)} ${chapter}:${verse}`

/** The book and chapter of a verse such as "John.3.16". */
export function chapterOf(
  id: string,
  books: readonly Book[],
): (ChapterNumber & { verse: number }) | undefined {
  const [bookId, chapter, verse] = id.split('.')
  const book = books.find((each) => each.id === bookId)
  return book && { book, chapter: Number(chapter), verse: Number(verse) }
}

export function neighbour(
  books: readonly Book[],
  { book, chapter }: ChapterNumber,
  step: -1 | 1,
): ChapterNumber | undefined {
  const next = chapter + step
  if (next >= 1 && next <= book.chapters) return { book, chapter: next }
  const beside = books[books.indexOf(book) + step]
  return beside && { book: beside, chapter: step === 1 ? 1 : beside.chapters }
}
