import { type Bible, type Range, referenceTo, versesIn, wholeChapter } from '@stillwater/bible'
import type { Provider, Version } from './provider.ts'
import { crossReferences, embeddedBible, embeddedTexts } from './texts.ts'

/** The texts that come with the app: no key, no network. */
export const embeddedProvider: Provider = {
  translations: () =>
    Promise.resolve(
      embeddedTexts().map(({ id, name, language, copyright }) => ({ id, name, language, copyright })),
    ),
  version: (id) => {
    const bible = embeddedBible(id)
    return Promise.resolve(bible === undefined ? undefined : versionOf(bible))
  },
}

function versionOf(bible: Bible): Version {
  return {
    id: bible.id,
    parse: (text) => bible.parse(text),
    passage: ({ ranges }) => {
      const { reference, html, copyright } = bible.passage(ranges)
      return Promise.resolve({ reference, content: html, copyright })
    },
    search: (query, page) => {
      const { total, hits } = bible.search(query, page)
      return Promise.resolve({
        total,
        hits: hits.map(({ reference, text, marks }) => ({
          reference,
          text,
          marks: marks.map((mark) => [...mark]),
        })),
      })
    },
    books: () =>
      Promise.resolve(
        bible.books().map(({ id, name, testament, chapters }) => ({ id, name, testament, chapters })),
      ),
    chapters: (book) =>
      Promise.resolve(
        bible.counts[book].map((verses, at) => ({ id: `${book}.${at + 1}`, number: at + 1, verses })),
      ),
    verses: (book, chapter) =>
      Promise.resolve(
        versesIn(bible.counts, book, chapter) === 0
          ? []
          : bible
              .verses([wholeChapter(bible.counts, book, chapter)])
              .map(({ osis, number, text }) => ({ id: osis, number, text })),
      ),
    audio: ({ ranges }) => Promise.resolve({ url: null, text: bible.text(ranges) }),
    crossReferences: (verse) =>
      crossReferences()
        .of(verse, bible)
        .map(({ osis, reference, ranges }) => ({ id: osis, reference, text: bible.text(ranges) })),
    toStandard: (ranges) =>
      ranges.map(({ from, to }) => ({ from: bible.toStandard(from), to: bible.toStandard(to) })),
    fromStandard: (ranges) =>
      referenceTo(
        ranges.flatMap((range) => ownRange(bible, range)),
        bible.counts,
      ),
  }
}

function ownRange(bible: Bible, { from, to }: Range): Range[] {
  const start = bible.fromStandard(from)?.from
  const end = bible.fromStandard(to)?.to
  return start === undefined || end === undefined ? [] : [{ from: start, to: end }]
}
