/** One value of the file: the whole of a part, or one entry of its list. */
export interface RawEntry {
  readonly section: string
  /** JSON. */
  readonly text: string
  readonly isInList: boolean
}

/** A file that is none of ours, or not all of it. */
export class FileFault extends Error {}

export const notOurs = () =>
  new FileFault('This isn’t an export from Stillwater. Choose the ZIP file that you downloaded here.')

export const damaged = () =>
  new FileFault('This file is damaged or incomplete. Download your data again, then try again.')

export const tooLarge = () => new FileFault('This file holds more than an account can store.')

/** Longer than any text that can be stored. */
const mostLetters = 32_000_000
/** Between two values nobody writes so many blanks. */
const mostBlanks = 1_000_000

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

type State =
  | 'start'
  | 'firstKey'
  | 'key'
  | 'colon'
  | 'value'
  | 'afterValue'
  | 'firstEntry'
  | 'entry'
  | 'afterEntry'
  | 'end'

/**
 * Splits a JSON object into its values while it arrives, so that a file of any size is read with little memory. Lists are split
 * into their entries. Whether a value itself is JSON is left to whoever reads it.
 */
export class EntrySplitter {
  #state: State = 'start'
  /** What is being read, if it is a value: what came of it before this chunk, and where it stands. */
  #held: string[] | undefined
  #heldLetters = 0
  #depth = 0
  #isInString = false
  #isEscaped = false
  #blanks = 0
  #section = ''
  #isInList = false

  /** Throws where something is missing. */
  end(): void {
    if (this.#state !== 'end') throw damaged()
  }

  *push(chunk: string): Generator<RawEntry> {
    for (let at = 0; at < chunk.length;) {
      if (this.#held !== undefined) {
        const end = this.#endOfValue(chunk, at)
        this.#held.push(chunk.slice(at, end ?? chunk.length))
        this.#heldLetters += (end ?? chunk.length) - at
        if (this.#heldLetters > mostLetters) throw damaged()
        if (end === undefined) return
        at = end
        const entry = this.#take()
        if (entry !== undefined) yield entry
        continue
      }
      const code = chunk.charCodeAt(at)
      if (isBlank(code)) {
        this.#blanks += 1
        if (this.#blanks > mostBlanks) throw damaged()
        at += 1
        continue
      }
      this.#blanks = 0
      if (!this.#step(code)) {
        this.#held = []
        this.#heldLetters = 0
        this.#depth = 0
        this.#isInString = false
        this.#isEscaped = false
      } else at += 1
    }
  }

  /** A sign between values. False where a value begins. */
  #step(code: number): boolean {
    switch (this.#state) {
      case 'start':
        if (code !== openObject) throw notOurs()
        this.#state = 'firstKey'
        return true
      case 'firstKey':
      case 'key':
        if (code === closeObject && this.#state === 'firstKey') this.#state = 'end'
        else if (code === quote) return false
        else throw damaged()
        return true
      case 'colon':
        if (code !== colon) throw damaged()
        this.#state = 'value'
        return true
      case 'value':
        this.#isInList = code === openList
        if (!this.#isInList) return false
        this.#state = 'firstEntry'
        return true
      case 'firstEntry':
        if (code !== closeList) return false
        this.#state = 'afterValue'
        return true
      case 'entry':
        return false
      case 'afterEntry':
        if (code === comma) this.#state = 'entry'
        else if (code === closeList) this.#state = 'afterValue'
        else throw damaged()
        return true
      case 'afterValue':
        if (code === comma) this.#state = 'key'
        else if (code === closeObject) this.#state = 'end'
        else throw damaged()
        return true
      case 'end':
        throw damaged()
    }
  }

  /** Where the value ends that is being read; undefined where it goes on after this chunk. */
  #endOfValue(chunk: string, from: number): number | undefined {
    for (let at = from; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at)
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (code === backslash) this.#isEscaped = true
        else if (code === quote) {
          this.#isInString = false
          if (this.#depth === 0) return at + 1
        }
      } else if (code === quote) this.#isInString = true
      else if (code === openObject || code === openList) this.#depth += 1
      else if (code === closeObject || code === closeList) {
        // A number, true, false or null ends before what follows it.
        if (this.#depth === 0) return at
        this.#depth -= 1
        if (this.#depth === 0) return at + 1
      } else if (this.#depth === 0 && (code === comma || isBlank(code))) return at
    }
    return undefined
  }

  /** What was read. A key is only remembered. */
  #take(): RawEntry | undefined {
    const text = this.#held?.join('') ?? ''
    this.#held = undefined
    if (this.#state === 'firstKey' || this.#state === 'key') {
      this.#section = String(parsed(text))
      this.#state = 'colon'
      return undefined
    }
    this.#state = this.#isInList ? 'afterEntry' : 'afterValue'
    return { section: this.#section, text, isInList: this.#isInList }
  }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged()
  }
}
