import type { Caller } from '#core/caller.ts'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/errors.ts'
import { ExportStream } from './export-stream.ts'
import { exportForm, type ExportForm } from './record-fields.ts'

const hour = 3_600_000
/** More than anybody needs, and little for the server. */
const mostPerHour = 10
/** Each takes a thread. */
const mostAtOnce = 4

/** The exports that this server is making. */
export class Exports {
  readonly #deps: Pick<Deps, 'location' | 'clock'>
  readonly #running = new Map<string, ExportStream>()
  readonly #counts = new Map<string, number>()
  #began = 0
  #form: ExportForm | undefined

  constructor(deps: Pick<Deps, 'location' | 'clock'>) {
    this.#deps = deps
  }

  start({ userId, today }: Caller): ExportStream {
    const now = this.#deps.clock()
    if (this.#running.has(userId))
      throw new AppError('too_many_attempts', 'Your download is already running.', { retryAfter: 10 })
    if (this.#running.size >= mostAtOnce)
      throw new AppError('busy', 'The server is busy. Please try again in a moment.', { retryAfter: 30 })
    this.#count(userId, now)
    this.#form ??= exportForm()
    const { location } = this.#deps
    const stream = new ExportStream({ location, userId, now, today, form: this.#form })
    this.#running.set(userId, stream)
    const forget = () => {
      if (this.#running.get(userId) === stream) this.#running.delete(userId)
    }
    // At its end, too: the next may begin before the thread is gone.
    return stream.once('end', forget).once('close', forget)
  }

  /** Nothing of them is left when it answers. */
  async close(): Promise<void> {
    const ended = [...this.#running.values()].map(
      (stream) => new Promise((resolve) => stream.once('close', resolve).destroy()),
    )
    await Promise.all(ended)
  }

  #count(userId: string, now: number): void {
    const began = Math.floor(now / hour) * hour
    if (began !== this.#began) this.#counts.clear()
    this.#began = began
    const count = (this.#counts.get(userId) ?? 0) + 1
    this.#counts.set(userId, count)
    if (count > mostPerHour)
      throw new AppError(
        'too_many_attempts',
        'You have downloaded your data many times in the past hour. Please try again later.',
        { retryAfter: (began + hour - now) / 1000 },
      )
  }
}
