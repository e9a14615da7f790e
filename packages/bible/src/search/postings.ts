import type { TextWords } from './read-words.ts'

/** Lists of numbers, one after another in a single array: list n is items[starts[n]] up to items[starts[n + 1]]. */
export type Lists<Items> = { readonly items: Items; readonly starts: Uint32Array }

/** For each family of forms the verses that have one of them. Verses are visited in order, so the lists come out sorted. */
export function versesByForm(text: TextWords, formOf: Uint16Array, forms: number): Lists<Uint16Array> {
  const starts = new Uint32Array(forms + 1)
  const seenIn = new Int32Array(forms)
  eachForm(text, formOf, seenIn, (form) => {
    starts[form + 1] = (starts[form + 1] ?? 0) + 1
  })
  sumUp(starts)
  const next = starts.slice()
  const items = new Uint16Array(starts[forms] ?? 0)
  eachForm(text, formOf, seenIn, (form, verse) => {
    const slot = next[form] ?? 0
    items[slot] = verse
    next[form] = slot + 1
  })
  return { items, starts }
}

/** Visits each form of a verse once. */
function eachForm(
  { words, starts, also }: TextWords,
  formOf: Uint16Array,
  seenIn: Int32Array,
  visit: (form: number, verse: number) => void,
): void {
  seenIn.fill(-1)
  const once = (word: number, verse: number) => {
    const form = formOf[word] ?? 0
    if (seenIn[form] === verse) return
    seenIn[form] = verse
    visit(form, verse)
  }
  for (let verse = 0; verse < starts.length - 1; verse++) {
    const end = starts[verse + 1] ?? 0
    for (let at = starts[verse] ?? 0; at < end; at++) once(words[at] ?? 0, verse)
    const more = also.get(verse)
    if (more !== undefined) for (const word of more) once(word, verse)
  }
}

function sumUp(counts: Uint32Array): void {
  for (let at = 1; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0)
}

/** A bit per verse for every form that is in more than one verse of 64: whether it has the form is then a single look. */
export function bitsOf({ items, starts }: Lists<Uint16Array>, size: number): (Uint32Array | undefined)[] {
  return Array.from({ length: starts.length - 1 }, (_, form) => {
    const from = starts[form] ?? 0
    const to = starts[form + 1] ?? 0
    if (to - from < size / 64) return undefined
    const bits = new Uint32Array((size >> 5) + 1)
    for (let at = from; at < to; at++) {
      const verse = items[at] ?? 0
      bits[verse >> 5] = (bits[verse >> 5] ?? 0) | (1 << (verse & 31))
    }
    return bits
  })
}
