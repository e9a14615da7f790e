import { type Attributes, type Block, joinRuns, lineBreak, type Run } from '@stillwater/sermon-body/blocks'

/** Writes blocks one after the other. White space is that of HTML: any amount is one space, and none is at the ends of a block. */
export class BlockWriter {
  readonly #blocks: Block[] = []
  #attributes: Attributes = {}
  #runs: Run[] = []

  /** What is written from now on is in a block of this kind. */
  begin(attributes: Attributes): void {
    this.#end()
    this.#attributes = attributes
  }

  /** `around` is what the block is where nothing else was said. */
  add(text: string, marks: Attributes, around: Attributes): void {
    const clean = text === lineBreak ? text : text.replaceAll(/[\s\u00a0]+/g, ' ')
    const before = this.#runs.at(-1)
    // A line break of ours counts as white space, and two of them are meant.
    const isAtStart = before === undefined || (before.text === lineBreak && clean !== lineBreak)
    const start = isAtStart ? clean.trimStart() : clean
    if (start === '') return
    if (this.#runs.length === 0 && Object.keys(this.#attributes).length === 0) this.#attributes = around
    this.#runs.push({ text: start, attributes: marks })
  }

  finish(): Block[] {
    this.#end()
    return this.#blocks
  }

  #end(): void {
    const runs = joinRuns(trimEnd(this.#runs))
    if (runs.length > 0) this.#blocks.push({ attributes: this.#attributes, runs })
    this.#runs = []
  }
}

/** Without white space at the end. */
export function trimEnd(runs: readonly Run[]): Run[] {
  const kept = [...runs]
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const text = last.text.trimEnd()
    if (text !== '') return [...kept, { ...last, text }]
  }
  return []
}
