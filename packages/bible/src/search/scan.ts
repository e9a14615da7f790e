/**
 * Reads the words of a whole text from its bytes. Making a string of each of 800,000 words would take most of the time that an
 * index needs, so words are compared as bytes and only the first of its kind becomes a string.
 */
export class WordScanner {
  readonly #bytes: Uint8Array
  /** Open addressing: slot → number of the spelling + 1. Twice as many slots as any text has spellings. */
  readonly #slots = new Int32Array(slotCount)
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /**
   * Writes the words between two positions into `into` from `at` on, each as the number of its spelling, and returns where the
   * next one goes. A word may hold apostrophes and hyphens, but does not end with one.
   */
  scan(from: number, to: number, into: Uint16Array, at: number): number {
    const bytes = this.#bytes
    let next = at
    let position = from
    while (position < to) {
      const byte = bytes[position] ?? 0
      if (letterWidth[byte] === 0) {
        position =
          byte === openHeading ? bytes.indexOf(closeHeading, position) + 1 : position + (gapWidth[byte] ?? 1)
        continue
      }
      const start = position
      let hash = 0x811c9dc5
      for (let width = letterWidth[byte] ?? 0; width > 0;) {
        for (const end = position + width; position < end; position++) {
          hash = Math.imul(hash ^ (bytes[position] ?? 0), 0x01000193)
        }
        width = letterWidth[bytes[position] ?? 0] ?? 0
        if (width === 0) {
          const joint = jointWidth(bytes, position)
          if (joint > 0) width = joint + (letterWidth[bytes[position + joint] ?? 0] ?? 0)
        }
      }
      into[next++] = this.#spelling(start, position, hash)
    }
    return next
  }

  spellings(): string[] {
    const decoder = new TextDecoder()
    return this.#starts.map((start, index) => decoder.decode(this.#bytes.subarray(start, this.#ends[index])))
  }

  #spelling(start: number, end: number, hash: number): number {
    const slots = this.#slots
    let slot = (hash ^ (hash >>> 15)) & (slotCount - 1)
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      if (isSame(this.#bytes, this.#starts[known - 1] ?? 0, this.#ends[known - 1] ?? 0, start, end))
        return known - 1
      slot = (slot + 1) & (slotCount - 1)
    }
    const spelling = this.#starts.push(start) - 1
    this.#ends.push(end)
    if (spelling * 2 >= slotCount) throw new RangeError('The text has more spellings than the index can hold')
    slots[slot] = spelling + 1
    return spelling
  }
}

function isSame(
  bytes: Uint8Array,
  start: number,
  end: number,
  otherStart: number,
  otherEnd: number,
): boolean {
  if (end - start !== otherEnd - otherStart) return false
  for (let offset = 0; offset < end - start; offset++) {
    if (bytes[start + offset] !== bytes[otherStart + offset]) return false
  }
  return true
}

/** Bytes of a hyphen or an apostrophe (U+2019) that has a letter after it; 0 for anything else. */
function jointWidth(bytes: Uint8Array, at: number): number {
  const isApostrophe = bytes[at] === 0xe2 && bytes[at + 1] === 0x80 && bytes[at + 2] === 0x99
  const width = bytes[at] === hyphen ? 1 : isApostrophe ? 3 : 0
  return width > 0 && (letterWidth[bytes[at + width] ?? 0] ?? 0) > 0 ? width : 0
}

const slotCount = 1 << 17
const hyphen = 0x2d
const openHeading = 0x7b
const closeHeading = 0x7d

/** Bytes that a letter or digit takes, by its first byte: 0 when it is neither. Letters of these texts are in the Latin blocks. */
const letterWidth = new Uint8Array(256)
/** Bytes that anything else takes: quotation marks, dashes and our own marks are longer than one byte. */
const gapWidth = new Uint8Array(256).fill(1)
for (let byte = 0; byte < 256; byte++) {
  if (byte < 0x80) letterWidth[byte] = /[\dA-Za-z]/.test(String.fromCharCode(byte)) ? 1 : 0
  else if (byte >= 0xc3 && byte < 0xe0) letterWidth[byte] = 2
  if (byte >= 0xc0) gapWidth[byte] = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
}
