import { answersOf, type Bible, bookIn, chapterIn, referenceIn, Refusal } from '@stillwater/bible'
import { type CallName, type Input, OfflineBibleError, type Output } from './messages.ts'

const calls: { [Name in CallName]: (bible: Bible, input: Input<Name>) => Output<Name> } = {
  passage: (bible, { reference }) => answersOf(bible).passage(referenceIn(bible, reference, 'reference')),
  search: (bible, { query, book, ...page }) =>
    answersOf(bible).search(query, { ...page, book: book === undefined ? undefined : bookIn(bible, book) }),
  books: (bible) => answersOf(bible).books(),
  chapters: (bible, { book }) => answersOf(bible).chapters(bookIn(bible, book)),
  verses: (bible, input) => {
    const { book, chapter } = chapterIn(bible, input.chapter)
    return answersOf(bible).verses(book, chapter)
  },
  audio: (bible, { passage }) => answersOf(bible).audio(referenceIn(bible, passage, 'passage')),
}

/** The same answer as the server's, from the downloaded text. */
export function answer<Name extends CallName>(bible: Bible, call: Name, input: Input<Name>): Output<Name> {
  try {
    return calls[call](bible, input)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new OfflineBibleError({ kind: 'refused', message: error.message, nearest: error.nearest }, error)
  }
}
