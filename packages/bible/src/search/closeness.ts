import type { SearchIndex, Term } from './search-index.ts'

/** How the words of a query stand in a verse. */
type Closeness = {
  /** The most of them that stand one after the other in the order typed. */
  longestRun: number
  /** The share of them that are written as typed, not in another form. */
  asTyped: number
  /** 1 when they stand side by side, less the further they are apart. */
  near: number
  /** How much of the query the verse has; a rare word weighs more than a common one. */
  part: number
  /** How many words the query has. */
  readonly length: number
}

/** Beyond this many words of a query, order tells no more; they are also the bits of a number. */
const mostTerms = 32

/** Reads one verse after the other for the same query; the answer is the same object each time. */
export function closenessReader(index: SearchIndex, terms: readonly Term[]): (verse: number) => Closeness {
  const { words, starts, formOf } = index
  const forms = Uint16Array.from(terms.slice(0, mostTerms), ({ form }) => form)
  const exact = Int32Array.from(terms.slice(0, mostTerms), ({ word }) => word)
  const length = forms.length
  const distinct = new Set(forms).size
  const rarity = Float64Array.from(forms, (form) => Math.log(index.size / index.verseCount(form)) + 0.1)
  const rarityOfAll = rarity.reduce((sum, each) => sum + each, 0)
  const runs = new Uint8Array(length + 1)
  const lastSeen = new Int32Array(length)
  const result: Closeness = { longestRun: 0, asTyped: 0, near: 0, part: 0, length }

  const isWanted = new Uint8Array(index.formCount)
  for (const form of forms) isWanted[form] = 1

  /** Notes a word of the query at a position. Runs are counted from the last term on, as each builds on the one before. */
  function note(form: number, at: number): void {
    for (let term = length; term > 0; term--) {
      if (forms[term - 1] !== form) {
        runs[term] = 0
        continue
      }
      const run = (runs[term - 1] ?? 0) + 1
      runs[term] = run
      lastSeen[term - 1] = at
      if (run > result.longestRun) result.longestRun = run
    }
  }

  function earliest(): number {
    let first = lastSeen[0] ?? -1
    for (let term = 1; term < length; term++) first = Math.min(first, lastSeen[term] ?? -1)
    return first
  }

  return (verse) => {
    const start = starts[verse] ?? 0
    const end = starts[verse + 1] ?? 0
    let window = end - start
    let written = 0
    runs.fill(0)
    lastSeen.fill(-1)
    result.longestRun = 0
    let last = -1
    for (let at = start; at < end; at++) {
      const word = words[at] ?? 0
      const form = formOf[word] ?? 0
      if (isWanted[form] === 0) continue
      if (last !== at - 1) runs.fill(0)
      last = at
      note(form, at)
      written |= bitsOf(exact, word)
      const first = earliest()
      if (first >= start) window = Math.min(window, at - first + 1)
    }
    let part = 0
    for (let term = 0; term < length; term++) if (lastSeen[term] !== -1) part += rarity[term] ?? 0
    result.part = part / rarityOfAll
    result.asTyped = bitCount(written) / length
    result.near = distinct / Math.max(window, distinct)
    return result
  }
}

/** A bit for each term that is this word. */
function bitsOf(exact: Int32Array, word: number): number {
  let bits = 0
  for (let term = 0; term < exact.length; term++) if (exact[term] === word) bits |= 1 << term
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
