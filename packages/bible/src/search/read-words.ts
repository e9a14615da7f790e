import type { TextFile } from '../text-file.ts'
import { isCapital, readToken } from './words.ts'

/** A text as numbers: the vocabulary in the order in which words first occur, and all words in reading order. */
export type TextWords = {
  readonly numbers: ReadonlyMap<string, number>
  /** The words of verse v are words[starts[v]] up to words[starts[v + 1]]. */
  readonly words: Uint16Array
  readonly starts: Uint32Array
  /** Words under which a verse is found though they are not written so: "begotten" for "only-begotten". */
  readonly also: ReadonlyMap<number, readonly number[]>
  /** 1 for words that occur without a capital somewhere, and so are no names. */
  readonly small: Uint8Array
}

export function readWords(file: TextFile): TextWords {
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
  const spelled = file.spelledWords()
  const readings = spelled.spellings.map((written) => {
    const reading = readToken(written)
    const words = reading.words.map(numberOf)
    return { words, also: reading.also.map(numberOf), small: !isCapital(written) }
  })
  const small = new Uint8Array(numbers.size)
  for (const reading of readings) if (reading.small) for (const word of reading.words) small[word] = 1
  const isSimple = Uint8Array.from(readings, (reading) =>
    reading.words.length === 1 && reading.also.length === 0 ? 1 : 0,
  )
  const firstWord = Uint16Array.from(readings, ({ words }) => words[0] ?? 0)
  const starts = new Uint32Array(file.size + 1)
  const words = new Uint16Array(spelled.words.length + spelled.words.length / 8)
  const also = new Map<number, number[]>()
  let next = 0
  for (let verse = 0; verse < file.size; verse++) {
    const end = spelled.starts[verse + 1] ?? 0
    for (let at = spelled.starts[verse] ?? 0; at < end; at++) {
      const spelling = spelled.words[at] ?? 0
      const reading = isSimple[spelling] === 1 ? undefined : readings[spelling]
      if (reading === undefined) {
        words[next++] = firstWord[spelling] ?? 0
        continue
      }
      for (const word of reading.words) words[next++] = word
      also.set(verse, [...(also.get(verse) ?? []), ...reading.also])
    }
    starts[verse + 1] = next
  }
  return { numbers, words: words.slice(0, next), starts, also, small }
}
