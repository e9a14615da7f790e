import type { Renumbering } from './numbering.ts'
import type { VerseCounts } from './verse-position.ts'
import { WordScanner } from './search/scan.ts'

/** What a text file says of itself: its first line, as JSON. One line per verse follows; see src/markup.ts for the marks. */
export type TextHeader = {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly copyright: string
  readonly counts: VerseCounts
  /** Verses whose number differs from the King James Version. */
  readonly renumbered: readonly Renumbering[]
  /** A base-36 digit per verse: how often other verses refer to it, on a logarithmic scale. */
  readonly prominence: string
}

const newline = 10

/** A text in memory: the bytes as they came, and where each line begins. Lines are decoded when they are asked for. */
export class TextFile {
  readonly header: TextHeader
  /** How many verses there are, with those that are left out. */
  readonly size: number
  readonly #bytes: Uint8Array
  readonly #starts: Uint32Array
  readonly #decoder = new TextDecoder()

  constructor(bytes: Uint8Array) {
    const firstBreak = bytes.indexOf(newline)
    if (firstBreak === -1) throw new Error('Not a Bible text: it has no header')
    this.#bytes = bytes
    this.header = JSON.parse(this.#decoder.decode(bytes.subarray(0, firstBreak))) as TextHeader
    const size = Object.values(this.header.counts)
      .flat()
      .reduce((sum, verses) => sum + verses, 0)
    this.size = size
    this.#starts = new Uint32Array(size + 1)
    let at = firstBreak + 1
    for (let index = 0; index <= size; index++) {
      this.#starts[index] = at
      if (index === size) break
      const end = bytes.indexOf(newline, at)
      if (end === -1) throw new Error(`The text ${this.header.id} ends at verse ${index} of ${size}`)
      at = end + 1
    }
    if (at !== bytes.length) throw new Error(`The text ${this.header.id} has more than ${size} verses`)
  }

  /** Whether the text leaves the verse out. */
  isEmpty(index: number): boolean {
    return this.#starts[index + 1] === (this.#starts[index] ?? 0) + 1
  }

  line(index: number): string {
    return this.#decoder.decode(this.#bytes.subarray(this.#starts[index], (this.#starts[index + 1] ?? 1) - 1))
  }

  /** Adjacent lines at once, which is quicker than one by one. */
  lines(from: number, to: number): string[] {
    return this.#decoder
      .decode(this.#bytes.subarray(this.#starts[from], (this.#starts[to] ?? 1) - 1))
      .split('\n')
  }

  /** All words in reading order, each as the number of its spelling, with the spellings by number. */
  spelledWords(): { words: Uint16Array; starts: Uint32Array; spellings: string[] } {
    const scanner = new WordScanner(this.#bytes)
    // A word and the gap after it take more than three bytes on average in any language.
    const words = new Uint16Array(this.#bytes.length / 3)
    const starts = new Uint32Array(this.size + 1)
    let next = 0
    for (let verse = 0; verse < this.size; verse++) {
      next = scanner.scan(this.#starts[verse] ?? 0, (this.#starts[verse + 1] ?? 1) - 1, words, next)
      starts[verse + 1] = next
    }
    if (next > words.length) throw new RangeError(`The words of ${this.header.id} are too short`)
    return { words: words.subarray(0, next), starts, spellings: scanner.spellings() }
  }
}
