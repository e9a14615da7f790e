import type { Query } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import { isCompound, readToken, tokensOf } from './words.ts'

/** Where a word that was looked for stands in the text of a verse. */
export type Mark = readonly [start: number, end: number]
export type MarksIn = (text: string, verse: number) => Mark[]

/** Marked wherever it stands, or only beside a word that is. */
const telling = 2
const common = 1

/**
 * Marks the words that were looked for. Words as common as "the" are marked only where they stand beside another that is,
 * unless nothing else was asked for.
 */
export function markerFor(index: SearchIndex, { terms }: Query): MarksIn {
  const isRare = (form: number) => index.verseCount(form) < index.size / 12
  const anyRare = terms.some(({ form }) => isRare(form))
  const levels = new Map(terms.map(({ form }) => [form, !anyRare || isRare(form) ? telling : common]))
  const levelOf = (form: number | undefined) => levels.get(form ?? -1) ?? 0
  return (text, verse) => {
    const tokens = tokensOf(text)
    const found = new Uint8Array(tokens.length)
    let position = index.starts[verse] ?? 0
    for (const [at, { written }] of tokens.entries()) {
      if (!isCompound(written)) {
        // The index has this word at the same place, already read.
        found[at] = levelOf(index.formOf[index.words[position++] ?? 0])
        continue
      }
      const { words, also } = readToken(written)
      found[at] = Math.max(...[...words, ...also].map((word) => levelOf(index.term(word).form)))
      position += words.length
    }
    spread(found)
    return tokens.flatMap(({ written, start }, at): Mark[] =>
      found[at] === telling ? [[start, start + written.length]] : [],
    )
  }
}

/** A common word beside a marked one is marked too, and so is the next one on either side. */
function spread(found: Uint8Array): void {
  for (let at = 1; at < found.length; at++)
    if (found[at] === common && found[at - 1] === telling) found[at] = telling
  for (let at = found.length - 2; at >= 0; at--)
    if (found[at] === common && found[at + 1] === telling) found[at] = telling
}
