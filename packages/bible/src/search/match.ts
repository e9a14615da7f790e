import type { Query } from './query.ts'
import type { SearchIndex } from './search-index.ts'

/** Verses from the first up to, not with, the second. */
export type VerseSpan = readonly [from: number, to: number]

/** Verses that have all the words and phrases, in reading order. */
export function matchAll(index: SearchIndex, query: Query, span: VerseSpan): Uint16Array {
  if (query.unknown.length > 0 || query.terms.length === 0) return none
  if (query.phrases.some((phrase) => phrase.includes(-1))) return none
  const [rarest = 0, ...others] = rarestFirst(index, query)
  let verses = keepForms(index, versesWithForm(index, rarest, span), others)
  for (const phrase of query.phrases) verses = keepPhrase(index, verses, Uint16Array.from(phrase))
  return verses
}

const none = new Uint16Array()

function rarestFirst(index: SearchIndex, { terms }: Query): number[] {
  const forms: number[] = []
  for (const { form } of terms) if (!forms.includes(form)) forms.push(form)
  return forms.sort((a, b) => index.verseCount(a) - index.verseCount(b))
}

export function versesWithForm(index: SearchIndex, form: number, [from, to]: VerseSpan): Uint16Array {
  const { items, starts } = index.verses
  const start = starts[form] ?? 0
  const end = starts[form + 1] ?? 0
  const first = from === 0 ? start : firstAtLeast(items, from, start, end)
  const last = to === index.size ? end : firstAtLeast(items, to, first, end)
  return items.subarray(first, last)
}

/** Those of the verses that have all the forms. Common forms are looked up by bit, rare ones in their lists. */
function keepForms(index: SearchIndex, verses: Uint16Array, forms: readonly number[]): Uint16Array {
  if (forms.length === 0) return verses
  const { items, starts } = index.verses
  const matching = verses.slice()
  let count = matching.length
  for (const form of forms) {
    const bits = index.bits[form]
    const end = starts[form + 1] ?? 0
    let from = starts[form] ?? 0
    let next = 0
    for (let at = 0; at < count; at++) {
      const verse = matching[at] ?? 0
      if (bits === undefined) {
        from = firstAtLeast(items, verse, from, end)
        if (from === end) break
        if (items[from] === verse) matching[next++] = verse
      } else if (((bits[verse >> 5] ?? 0) >>> (verse & 31)) & 1) {
        matching[next++] = verse
      }
    }
    count = next
  }
  return matching.subarray(0, count)
}

/** Where the first number that is not below `verse` stands, looking from `start` in ever longer steps. */
function firstAtLeast(items: Uint16Array, verse: number, start: number, end: number): number {
  let low = start
  let high = start
  for (let step = 1; high < end && (items[high] ?? 0) < verse; step *= 2) {
    low = high + 1
    high += step
  }
  if (high > end) high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle] ?? 0) < verse) low = middle + 1
    else high = middle
  }
  return low
}

/** Those of the verses in which the words of the phrase, all of which the text has, stand one after the other. */
function keepPhrase({ words, starts }: SearchIndex, verses: Uint16Array, phrase: Uint16Array): Uint16Array {
  const matching = new Uint16Array(verses.length)
  const first = phrase[0]
  let count = 0
  for (let at = 0; at < verses.length; at++) {
    const verse = verses[at] ?? 0
    const last = (starts[verse + 1] ?? 0) - phrase.length
    for (let position = starts[verse] ?? 0; position <= last; position++) {
      if (words[position] !== first) continue
      let length = 1
      while (length < phrase.length && words[position + length] === phrase[length]) length++
      if (length < phrase.length) continue
      matching[count++] = verse
      break
    }
  }
  return matching.subarray(0, count)
}
