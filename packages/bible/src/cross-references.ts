import type { Bible } from './bible.ts'
import { rangeFromStandard } from './parallel.ts'
import type { VersePosition, Range } from './verse-position.ts'
import { standardCounts } from './references/entities.ts'
import { referenceTo, type Reference } from './references/parse.ts'
import { VerseTable } from './verse-table.ts'

/** Which verses shed light on which: half a million links in less than 1 MB, in the King James numbering. */
export class CrossReferences {
  readonly #table = new VerseTable(standardCounts())
  readonly #starts: Uint32Array
  readonly #targets: DataView

  /** Takes the file that the build has written: a byte per verse with the number of its links, then the links. */
  constructor(bytes: Uint8Array) {
    const { size } = this.#table
    this.#starts = new Uint32Array(size + 1)
    for (let verse = 0; verse < size; verse++)
      this.#starts[verse + 1] = (this.#starts[verse] ?? 0) + (bytes[verse] ?? 0)
    this.#targets = new DataView(bytes.buffer, bytes.byteOffset + size, bytes.length - size)
    if (this.#targets.byteLength !== 2 * (this.#starts[size] ?? 0))
      throw new Error('The cross references are damaged')
  }

  /** How many single links there are in all. */
  get size(): number {
    return this.#targets.byteLength / 2
  }

  /**
   * What a verse refers to, in the order of the Bible; adjacent verses are one range. VersePosition and answer are in the numbering
   * of the text, or in the standard one.
   */
  of(position: VersePosition, bible?: Bible): Reference[] {
    const verse = this.#table.indexOf(bible?.toStandard(position) ?? position)
    if (verse === -1) return []
    const ranges: { from: number; to: number }[] = []
    const end = this.#starts[verse + 1] ?? 0
    for (let at = this.#starts[verse] ?? 0; at < end; at++) {
      const target = this.#targets.getUint16(at * 2, true)
      const last = ranges.at(-1)
      if (last !== undefined && last.to + 1 === target && this.#inOneChapter(last.from, target))
        last.to = target
      else ranges.push({ from: target, to: target })
    }
    return ranges.flatMap(({ from, to }) => {
      const range = this.#rangeIn(this.#table.positionAt(from), this.#table.positionAt(to), bible)
      return range === undefined ? [] : [referenceTo([range], bible?.counts ?? this.#table.counts)]
    })
  }

  #inOneChapter(from: number, to: number): boolean {
    const a = this.#table.positionAt(from)
    const b = this.#table.positionAt(to)
    return a.book === b.book && a.chapter === b.chapter
  }

  #rangeIn(from: VersePosition, to: VersePosition, bible: Bible | undefined): Range | undefined {
    return bible === undefined ? { from, to } : rangeFromStandard(bible, { from, to })
  }
}

export function loadCrossReferences(bytes: Uint8Array): CrossReferences {
  return new CrossReferences(bytes)
}
