import type { TextFile } from '../text-file.ts'
import { baseFinder, type FindBase, type Vocabulary } from './forms.ts'
import { bitsOf, versesByForm, type Lists } from './postings.ts'
import { readWords } from './read-words.ts'

/** A word of the text by its number, and the family of all its forms; -1 for what the text does not have. */
export type Term = { readonly word: number; readonly form: number }

/**
 * A text for searching: the vocabulary, every word of the text as a number in reading order, and the verses of each family of
 * word forms. All in typed arrays: some 5 MB for a text of 800,000 words.
 */
export class SearchIndex implements Vocabulary {
  /** The words of verse v are words[starts[v]] up to words[starts[v + 1]]. */
  readonly words: Uint16Array
  readonly starts: Uint32Array
  /** The family of forms that each word belongs to. */
  readonly formOf: Uint16Array
  /** The verses that have some form of a word. */
  readonly verses: Lists<Uint16Array>
  /** The same as bits, for forms that are common. */
  readonly bits: readonly (Uint32Array | undefined)[]
  /** How often other verses refer to a verse, from 0 to 35. */
  readonly prominence: Uint8Array
  readonly #numbers: ReadonlyMap<string, number>
  readonly #small: Uint8Array
  readonly #written: Uint8Array
  /** Families whose first word the text itself does not have, by that word. */
  readonly #otherForms: ReadonlyMap<string, number>
  readonly #findBase: FindBase

  constructor(file: TextFile) {
    const text = readWords(file)
    this.words = text.words
    this.starts = text.starts
    this.#numbers = text.numbers
    this.#small = text.small
    this.#findBase = baseFinder(file.header.language)
    const { formOf, count, otherForms } = this.#groupForms()
    this.formOf = formOf
    this.#otherForms = otherForms
    this.#written = new Uint8Array(text.numbers.size)
    for (let at = 0; at < text.words.length; at++) this.#written[text.words[at] ?? 0] = 1
    this.verses = versesByForm(text, formOf, count)
    this.bits = bitsOf(this.verses, file.size)
    this.prominence = digitsOf(file.header.prominence)
  }

  /** How many verses there are. */
  get size(): number {
    return this.starts.length - 1
  }

  /** How many families of forms there are. */
  get formCount(): number {
    return this.bits.length
  }

  has(word: string): boolean {
    return this.#numbers.has(word)
  }

  isName(word: string): boolean {
    const number = this.#numbers.get(word)
    return number !== undefined && this.#small[number] === 0
  }

  /** Whether a word stands in the text by itself, not only within a compound. */
  isWritten(word: string): boolean {
    const number = this.#numbers.get(word)
    return number !== undefined && this.#written[number] === 1
  }

  vocabulary(): Iterable<string> {
    return this.#numbers.keys()
  }

  term(word: string): Term {
    const number = this.#numbers.get(word)
    if (number !== undefined) return { word: number, form: this.formOf[number] ?? -1 }
    const base = this.#findBase(word, this)
    const baseNumber = this.#numbers.get(base)
    return {
      word: -1,
      form: (baseNumber === undefined ? this.#otherForms.get(base) : this.formOf[baseNumber]) ?? -1,
    }
  }

  /** In how many verses a form is. */
  verseCount(form: number): number {
    return (this.verses.starts[form + 1] ?? 0) - (this.verses.starts[form] ?? 0)
  }

  /** Gives every family a number. Those whose base is a word of the text are found by that word and need no other entry. */
  #groupForms(): { formOf: Uint16Array; count: number; otherForms: ReadonlyMap<string, number> } {
    const none = 0xffff
    const formOf = new Uint16Array(this.#numbers.size).fill(none)
    const otherForms = new Map<string, number>()
    let count = 0
    for (const word of this.#numbers.keys()) {
      const number = this.#numbers.get(word) ?? 0
      const base = this.#findBase(word, this)
      const baseNumber = this.#numbers.get(base)
      const known = baseNumber === undefined ? (otherForms.get(base) ?? none) : (formOf[baseNumber] ?? none)
      const form = known === none ? count++ : known
      if (baseNumber === undefined) otherForms.set(base, form)
      else formOf[baseNumber] = form
      formOf[number] = form
    }
    return { formOf, count, otherForms }
  }
}

function digitsOf(text: string): Uint8Array {
  const digits = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) digits[at] = Number.parseInt(text.charAt(at), 36)
  return digits
}
