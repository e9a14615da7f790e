import { closenessReader } from './closeness.ts'
import type { Query } from './query.ts'
import type { SearchIndex } from './search-index.ts'

/** From 0 to 65535; the sum of the weights below stays within it. */
type Score = (verse: number) => number

const weights = { together: 26_000, share: 12_000, quoted: 10_000, near: 9000, asTyped: 8000 }

/** A word that is in thousands of verses does not tell which is meant: only the best known of them are looked at closely. */
const mostScored = 2000

/**
 * Puts the verse that was meant on top. In falling weight: the words stand together and in the order typed, they make up much of
 * the verse, the verse is one that others refer to, the words are near each other, and they are written as typed and not in
 * another form.
 */
export function rank(index: SearchIndex, query: Query, verses: Uint16Array, wanted: number): Uint16Array {
  const score = closeness(index, query)
  if (verses.length <= mostScored) return order(verses, score, wanted)
  const byFame = order(verses, fame(index), Math.max(wanted, mostScored))
  byFame.set(order(byFame.subarray(0, mostScored), score, mostScored))
  return byFame.subarray(0, wanted)
}

function closeness(index: SearchIndex, query: Query): Score {
  const { starts, prominence } = index
  const read = closenessReader(index, query.terms)
  return (verse) => {
    const { longestRun, asTyped, near, part, length } = read(verse)
    const together = longestRun / length
    const share = Math.min(1, length / Math.max((starts[verse + 1] ?? 0) - (starts[verse] ?? 0), 1))
    const sum =
      weights.together * together * together +
      weights.share * share +
      (weights.quoted * (prominence[verse] ?? 0)) / 35 +
      weights.near * near +
      weights.asTyped * asTyped
    return Math.round(sum * part)
  }
}

/** Verses that others refer to, and among them the short ones. */
function fame({ prominence, starts }: SearchIndex): Score {
  return (verse) => {
    const length = (starts[verse + 1] ?? 0) - (starts[verse] ?? 0)
    return (prominence[verse] ?? 0) * 1000 + Math.max(0, 200 - length)
  }
}

/** The best verses first, equal ones in reading order. */
function order(verses: Uint16Array, score: Score, wanted: number): Uint16Array {
  const keys = new Uint32Array(verses.length)
  for (let at = 0; at < verses.length; at++) {
    const verse = verses[at] ?? 0
    keys[at] = score(verse) * 0x10000 + (0xffff - verse)
  }
  return Uint16Array.from(highest(keys, wanted), (key) => 0xffff - (key & 0xffff))
}

/** The highest keys in falling order. Sorting all of thousands would take longer than the search, so the low ones go first. */
function highest(keys: Uint32Array, wanted: number): Uint32Array {
  if (keys.length <= wanted * 4) return keys.sort().reverse().subarray(0, wanted)
  const counts = new Uint32Array(0x1000)
  for (const key of keys) {
    const bucket = key >>> 20
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  let bucket = counts.length - 1
  for (let sum = counts[bucket] ?? 0; sum < wanted && bucket > 0; sum += counts[bucket] ?? 0) bucket--
  return keys
    .filter((key) => key >>> 20 >= bucket)
    .sort()
    .reverse()
    .subarray(0, wanted)
}
