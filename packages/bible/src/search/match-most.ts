import { versesWithForm, type VerseSpan } from './match.ts'
import type { Query } from './query.ts'
import type { SearchIndex } from './search-index.ts'

const mostForms = 12

/**
 * For when no verse has all the words: those that have the weightiest of them. Rare words weigh most, so a verse is found by
 * the words of another translation as long as the telling ones agree.
 */
export function matchMost(index: SearchIndex, query: Query, span: VerseSpan): Uint16Array {
  if (query.phrases.length > 0) return new Uint16Array()
  const weights = new Float32Array(index.size)
  const lists = tellingForms(index, query).map((form) => versesWithForm(index, form, span))
  let heaviest = 0
  for (const list of lists) {
    const weight = Math.log(index.size / list.length)
    for (let at = 0; at < list.length; at++) {
      const verse = list[at] ?? 0
      const sum = (weights[verse] ?? 0) + weight
      weights[verse] = sum
      if (sum > heaviest) heaviest = sum
    }
  }
  const enough = heaviest * 0.8
  const found: number[] = []
  for (const list of lists) {
    for (let at = 0; at < list.length; at++) {
      const verse = list[at] ?? 0
      if ((weights[verse] ?? 0) < enough) continue
      weights[verse] = 0
      found.push(verse)
    }
  }
  return Uint16Array.from(found).sort()
}

/** The rarest forms; those that are in a sixth of all verses only when there are no others. */
function tellingForms(index: SearchIndex, { terms }: Query): number[] {
  const forms = [...new Set(terms.map(({ form }) => form))].sort(
    (a, b) => index.verseCount(a) - index.verseCount(b),
  )
  const telling = forms.filter((form) => index.verseCount(form) < index.size / 6)
  return (telling.length === 0 ? forms.slice(0, 1) : telling).slice(0, mostForms)
}
