import type { Query } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import { isCapital, isCompound, readToken, tokensOf } from './words.ts'

/** Where a word that was looked for stands in the text of a verse. */
export type Mark = readonly [start: number, end: number]
export type MarksIn = (text: string, verse: number) => Mark[]

/**
 * Marks the words that were looked for. Words as common as "the" are marked only where they stand beside another that is,
 * unless nothing else was asked for.
 */
export function markerFor(index: SearchIndex, { terms }: Query): MarksIn {
  const wanted = new Set(terms.map(({ form }) => form))
  const rare = new Set([...wanted].filter((form) => index.verseCount(form) < index.size / 12))
  const telling = rare.size === 0 ? wanted : rare
  return (text, verse) => {
    const tokens = tokensOf(text)
    const hits = new Uint8Array(tokens.length)
    let position = index.starts[verse] ?? 0
    for (const [at, { written }] of tokens.entries()) {
      const forms = formsAt(index, written, position)
      position += isCompound(written) && !isCapital(written) ? forms.length - 1 : 1
      for (const form of forms)
        hits[at] = Math.max(hits[at] ?? 0, telling.has(form) ? 2 : wanted.has(form) ? 1 : 0)
    }
    for (let at = 1; at < hits.length; at++) if (hits[at] === 1 && hits[at - 1] === 2) hits[at] = 2
    for (let at = hits.length - 2; at >= 0; at--) if (hits[at] === 1 && hits[at + 1] === 2) hits[at] = 2
    return tokens.flatMap(({ written, start }, at) =>
      hits[at] === 2 ? [[start, start + written.length] as const] : [],
    )
  }
}

/** The forms that a word of the verse is found by. The index knows them already, but for the parts of a compound. */
function formsAt(index: SearchIndex, written: string, position: number): number[] {
  if (!isCompound(written)) return [index.formOf[index.words[position] ?? 0] ?? -1]
  const { words, also } = readToken(written)
  return [...words, ...also].map((word) => index.term(word).form)
}
