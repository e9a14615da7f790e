import { LRUCache } from 'lru-cache'
import { AppError } from '#core/http/errors.ts'

interface TurnLimits {
  /** How many work at once; at least two. */
  readonly slots: number
  /** In milliseconds: who has lately worked for longer than this leaves one of the slots to the others. */
  readonly much: number
  /** In milliseconds, for a turn. */
  readonly longestWait: number
  /** What takes the time, in the message to a user whose last one was ended. */
  readonly what: 'change' | 'file'
}

/** What came of a turn, and whether its thread had to be ended because the work was too much. */
interface Turn<Result> {
  readonly result: Result
  readonly wasTooMuch: boolean
}

interface Waiting {
  readonly userId: string
  readonly begin: () => void
  readonly refuse: (error: AppError) => void
}

/** Of the time that somebody has used, this share is forgotten in the time that passes. */
const forgets = 0.05
/** In milliseconds: after the first work that had to be ended, and at most; each further one on the same day doubles it. */
const [firstPause, longestPause, day] = [30_000, 3_600_000, 86_400_000]
const mostKnown = 10_000

/**
 * Shares out a few threads among users, whatever one of them sends: each has one turn at a time, who has used much leaves a thread
 * to the others, and whose work had to be ended waits. Each server knows its own users only: what it guards is its own time.
 */
export class ThreadTurns {
  readonly #limits: TurnLimits
  readonly #now: () => number
  readonly #running = new Set<string>()
  readonly #waiting = new Set<Waiting>()
  readonly #used = new LRUCache<string, { readonly time: number; readonly at: number }>({ max: mostKnown })
  readonly #ended = new LRUCache<string, { readonly pause: number; readonly at: number }>({ max: mostKnown })

  constructor(limits: TurnLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  async run<Result>(userId: string, work: () => Promise<Turn<Result>>): Promise<Result> {
    this.#assertMay(userId)
    if (this.#mayBegin(userId)) this.#running.add(userId)
    else await this.#turnOf(userId)
    const begun = this.#now()
    try {
      const { result, wasTooMuch } = await work()
      if (wasTooMuch) this.#pause(userId)
      return result
    } finally {
      this.#used.set(userId, { time: this.#usedBy(userId) + this.#now() - begun, at: this.#now() })
      this.#running.delete(userId)
      this.#next()
    }
  }

  #assertMay(userId: string): void {
    const ended = this.#ended.get(userId)
    const wait = ended === undefined ? 0 : ended.at + ended.pause - this.#now()
    if (wait > 0) throw this.#tooMuch(wait)
  }

  #mayBegin(userId: string): boolean {
    const { slots } = this.#limits
    const busy = [...this.#running].filter((each) => this.#usesMuch(each)).length
    return (
      !this.#running.has(userId) &&
      this.#running.size < slots &&
      (!this.#usesMuch(userId) || busy < slots - 1)
    )
  }

  #turnOf(userId: string): Promise<void> {
    const { longestWait } = this.#limits
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        settle()
      }
      const waiting: Waiting = {
        userId,
        begin: () => end(resolve),
        refuse: (error) => end(() => reject(error)),
      }
      const timer = Number.isFinite(longestWait)
        ? setTimeout(() => waiting.refuse(busy()), longestWait)
        : undefined
      this.#waiting.add(waiting)
    })
  }

  /** Those who have used little come first, in the order in which they came. */
  #next(): void {
    for (;;) {
      const may = [...this.#waiting].filter(({ userId }) => this.#mayBegin(userId))
      const next = may.find(({ userId }) => !this.#usesMuch(userId)) ?? may[0]
      if (next === undefined) return
      this.#running.add(next.userId)
      next.begin()
    }
  }

  #usedBy(userId: string): number {
    const used = this.#used.get(userId)
    return used === undefined ? 0 : Math.max(0, used.time - (this.#now() - used.at) * forgets)
  }

  #usesMuch = (userId: string) => this.#usedBy(userId) > this.#limits.much

  #pause(userId: string): void {
    const before = this.#ended.get(userId)
    const isAgain = before !== undefined && this.#now() - before.at < day
    const pause = isAgain ? Math.min(longestPause, before.pause * 2) : firstPause
    this.#ended.set(userId, { pause, at: this.#now() })
    for (const waiting of this.#waiting) if (waiting.userId === userId) waiting.refuse(this.#tooMuch(pause))
  }

  #tooMuch(wait: number): AppError {
    const [seconds, minutes] = [Math.ceil(wait / 1000), Math.ceil(wait / 60_000)]
    const when = minutes > 1 ? `${minutes} minutes` : seconds === 1 ? '1 second' : `${seconds} seconds`
    return new AppError(
      'too_many_attempts',
      `Your last ${this.#limits.what} took too long to process. Please wait ${when} and try again.`,
      { retryAfter: seconds },
    )
  }
}

export const busy = () =>
  new AppError('busy', 'The server is busy. Please try again in a moment.', { retryAfter: 5 })
