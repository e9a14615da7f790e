import { searchWords } from '@stillwater/contract/search/search-words'

/** More different words than books have. */
export const mostWords = 10_000

/** The words by which a text is found. */
export const indexedWords = (text: string): string[] => searchWords(text, mostWords)

/** The words of texts that were looked up before, by the text. */
export type KnownWords = ReadonlyMap<string, readonly string[]>
