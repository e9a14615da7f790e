import { answersOf, type Bible, type Range, referenceTo } from '@stillwater/bible'
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
  const answers = answersOf(bible)
  return {
    id: bible.id,
    parse: (text) => bible.parse(text),
    passage: (reference) => Promise.resolve(answers.passage(reference)),
    search: (query, page) => Promise.resolve(answers.search(query, page)),
    books: () => Promise.resolve(answers.books()),
    chapters: (book) => Promise.resolve(answers.chapters(book)),
    verses: (book, chapter) => Promise.resolve(answers.verses(book, chapter)),
    audio: (reference) => Promise.resolve(answers.audio(reference)),
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
