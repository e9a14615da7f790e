import { editDistance } from '../edit-distance.ts'
import type { SearchIndex } from './search-index.ts'
import { groupBy } from '../group-by.ts'

/** The words of a text by their first letter and length, where a misspelled one is looked for. */
const buckets = new WeakMap<SearchIndex, ReadonlyMap<string, readonly string[]>>()

/** The word that a misspelled one is most like: one slip, or two in a long word. The first letter is never wrong. */
export function similarWord(typed: string, index: SearchIndex): string | undefined {
  if (typed.length < 4 || typed.length > 20) return undefined
  const most = typed.length > 6 ? 2 : 1
  let best: string | undefined
  let distance = most + 1
  let frequency = 0
  for (let length = typed.length - most; length <= typed.length + most; length++) {
    for (const word of bucketsOf(index).get(bucketKey(typed, length)) ?? []) {
      const slips = editDistance(typed, word, distance)
      if (slips > most || slips > distance) continue
      const verses = index.verseCount(index.term(word).form)
      if (slips < distance || verses > frequency) [best, distance, frequency] = [word, slips, verses]
    }
  }
  return best
}

function bucketsOf(index: SearchIndex): ReadonlyMap<string, readonly string[]> {
  const known = buckets.get(index)
  if (known !== undefined) return known
  const made = groupBy(index.vocabulary(), (word) => bucketKey(word, word.length))
  buckets.set(index, made)
  return made
}

function bucketKey(word: string, length: number): string {
  return `${word[0] ?? ''}${length}`
}
