import { bodyOf } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'

/** The document of a sermon's text. What is typed may be written to it a little later; whoever asks for it has it with everything. */
export class BodyDoc {
  readonly #doc = new Y.Doc()
  readonly #body = bodyOf(this.#doc)
  #waiting: (() => void) | undefined

  get doc(): Y.Doc {
    this.write()
    return this.#doc
  }

  get body(): Y.Text {
    this.write()
    return this.#body
  }

  /** `write` adds all that was typed until it is called, in one step, so that no key waits for it. */
  writeLater(write: () => void): void {
    this.#waiting = write
  }

  write(): void {
    const write = this.#waiting
    this.#waiting = undefined
    write?.()
  }
}
