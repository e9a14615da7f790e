import type { Bible } from '../bible.ts'
import type { BookId } from '../canon.ts'
import { versesIn, wholeChapter, type Range } from '../verse-position.ts'
import type { SearchOptions } from '../search/search.ts'

type Where = { readonly ranges: readonly Range[] }

/** What a text answers to each call of the product: the same on the server and on a device that keeps the text. */
export function answersOf(bible: Bible) {
  return {
    passage({ ranges }: Where) {
      const { reference, html, copyright } = bible.passage(ranges)
      return { reference, content: html, copyright }
    },
    search(query: string, page: SearchOptions) {
      const { total, hits } = bible.search(query, page)
      return {
        total,
        hits: hits.map(({ reference, text, marks }) => ({
          reference,
          text,
          marks: marks.map((mark) => [...mark]),
        })),
      }
    },
    books: () =>
      bible.books().map(({ id, name, testament, chapters }) => ({ id, name, testament, chapters })),
    chapters: (book: BookId) =>
      bible.counts[book].map((verses, at) => ({ id: `${book}.${at + 1}`, number: at + 1, verses })),
    verses: (book: BookId, chapter: number) =>
      versesIn(bible.counts, book, chapter) === 0
        ? []
        : bible
            .verses([wholeChapter(bible.counts, book, chapter)])
            .map(({ osis, number, text }) => ({ id: osis, number, text })),
    /** The words, for the voice of the device: the embedded texts have no recordings. */
    audio: ({ ranges }: Where) => ({ url: null, text: bible.text(ranges) }),
  }
}
