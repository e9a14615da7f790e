import { AppError } from '#core/http/errors.ts'

/** Well within the server's request timeout, so that waiting clients get a response. */
const longestWait = 5000

/** Runs at most `width` jobs at once and lets at most `depth` wait, for a while: beyond that the caller is asked to come back. */
export class WorkQueue {
  readonly #width: number
  readonly #depth: number
  readonly #busyWords: string
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(width: number, depth: number, busyWords = 'The server is busy. Please try again in a moment.') {
    this.#width = width
    this.#depth = depth
    this.#busyWords = busyWords
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running < this.#width) this.#running += 1
    // The next job takes the finished one's slot, so #running stays the same.
    else await this.#waitForTurn()
    try {
      return await job()
    } finally {
      const [next] = this.#waiting
      if (next === undefined) this.#running -= 1
      else next()
    }
  }

  #waitForTurn(): Promise<void> {
    if (this.#waiting.size >= this.#depth) return Promise.reject(this.#busy())
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        this.#waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(this.#busy())
      }, longestWait)
      this.#waiting.add(begin)
    })
  }

  #busy = () => new AppError('busy', this.#busyWords, { retryAfter: 5 })
}
