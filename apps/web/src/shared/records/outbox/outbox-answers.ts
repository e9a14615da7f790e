import type { ApiError } from '#shared/api/error.ts'
import type { StoredRecord } from '../record-type.ts'

/** The outcome of a change: sent, or stored here until it can be sent. */
export type Outcome =
  | { readonly sent: true; readonly record: StoredRecord | undefined }
  | { readonly sent: false }

export type Answer = Outcome | ApiError

const [unsent, remembered] = [{ sent: false }, 50] as const

/** The callers that wait for the outcome of a change, by its key. */
export class OutboxAnswers {
  readonly #timeout: number
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  /** Outcomes that came before the screen began to wait: a running pass may be quicker. */
  readonly #early = new Map<number, Answer>()

  constructor(timeout: number) {
    this.#timeout = timeout
  }

  /** An outcome that is already known; only once. */
  takeEarly(key: number): Answer | undefined {
    const answer = this.#early.get(key)
    this.#early.delete(key)
    return answer
  }

  /** The answer; after the timeout, that there is none yet. */
  wait(key: number): Promise<Answer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(key, unsent), this.#timeout)
      this.#waiting.set(key, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
    })
  }

  settle(key: number, answer: Answer): void {
    const tell = this.#waiting.get(key)
    this.#waiting.delete(key)
    if (tell !== undefined) return tell(answer)
    this.#early.set(key, answer)
    const [oldest] = this.#early.keys()
    if (this.#early.size > remembered && oldest !== undefined) this.#early.delete(oldest)
  }

  /** Tells those waiting, or some of them, that there is no answer for now. */
  giveUp(which: (key: number) => boolean = () => true): void {
    for (const key of this.#waiting.keys()) if (which(key)) this.settle(key, unsent)
  }
}
