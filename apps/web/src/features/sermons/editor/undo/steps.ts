import type { Transaction } from 'prosemirror-state'

/** Milliseconds without an edit after which the next one is undone by itself. */
const pause = 1000

/** Cuts edits into those that are undone together. */
export class Steps {
  #last = 0

  /** Whether this edit begins a step of its own. */
  begins({ time }: Transaction): boolean {
    const isNew = time - this.#last >= pause
    this.#last = time
    return isNew
  }

  /** What comes next is a step of its own in any case. */
  end(): void {
    this.#last = 0
  }
}
