import type { SearchIndex, Term } from './search-index.ts'
import { similarWord } from './similar-word.ts'
import { readToken, tokensOf } from './words.ts'

export type Query = {
  /** The words in the order in which they were typed, those of the phrases too. */
  readonly terms: readonly Term[]
  /** Word numbers that must stand in a verse one after the other; -1 for a word that the text does not have. */
  readonly phrases: readonly (readonly number[])[]
  /** Words that the text has in no form. */
  readonly unknown: readonly string[]
  /** Words that were taken for a misspelling of another one. */
  readonly corrected: readonly Correction[]
}
export type Correction = { readonly typed: string; readonly used: string }

/** More than the longest verse has; what follows is not read. */
const mostWords = 100
const mostCharacters = 1000
/** Looking for a word that is like another takes far longer than a search, so it is done for a few only. */
const mostCorrections = 3

const quotes = /["“”„«»]/

/** Reads what was typed. Anything that is not a word or a pair of quotes counts as a gap between words. */
export function readQuery(text: string, index: SearchIndex): Query {
  const parts = text.slice(0, mostCharacters).split(quotes)
  const terms: Term[] = []
  const phrases: number[][] = []
  const unknown: string[] = []
  const corrected: Correction[] = []
  for (const [at, part] of parts.entries()) {
    // Every other part stands between quotes; the last one does not, when a quote is left open.
    const isPhrase = at % 2 === 1 && at < parts.length - 1
    const phrase: number[] = []
    for (const word of wordsOf(part, index)) {
      if (terms.length === mostWords) break
      const term = index.term(word)
      phrase.push(term.word)
      if (term.form !== -1) {
        terms.push(term)
        continue
      }
      const mayCorrect = !isPhrase && corrected.length + unknown.length < mostCorrections
      const used = mayCorrect ? similarWord(word, index) : undefined
      if (used === undefined) unknown.push(word)
      else {
        corrected.push({ typed: word, used })
        terms.push(index.term(used))
      }
    }
    if (isPhrase && phrase.length > 0) phrases.push(phrase)
  }
  return { terms, phrases, unknown, corrected }
}

/** A compound is looked up as the text writes it: as one word if it does, else by its parts. */
function wordsOf(text: string, index: SearchIndex): string[] {
  const result: string[] = []
  for (const { written } of tokensOf(text)) {
    const { words, also } = readToken(written)
    const [whole, parts] = words.length === 1 ? [words, also] : [also, words]
    const isWhole = also.length === 0 || whole.every((word) => index.isWritten(word))
    result.push(...(isWhole ? whole : parts))
  }
  return result
}
