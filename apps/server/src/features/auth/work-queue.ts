import { AppError } from '#core/errors.ts'

/** Runs at most `width` jobs at once and lets at most `depth` wait: beyond that the caller is asked to come back. */
export class WorkQueue {
  readonly #width: number
  readonly #depth: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(width: number, depth: number) {
    this.#width = width
    this.#depth = depth
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running < this.#width) {
      this.#running += 1
    } else {
      if (this.#waiting.length >= this.#depth) {
        throw new AppError(
          'busy',
          'Many people are signing in right now. Please try again in a few seconds.',
          { retryAfter: 5 },
        )
      }
      // The place of the job that ends is handed over, so #running stays as it is.
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    }
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
