import type { Caller } from '#core/sessions/caller.ts'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/http/errors.ts'
import { ExportStream } from './export-stream.ts'
import { exportForm, type ExportForm } from './record-fields.ts'

const hour = 3_600_000
/** More than anybody needs, and little for the server. */
const mostPerHour = 10
/** Each takes a thread until its file is made. */
const mostAtOnce = 4
/** Each takes a file until it is read. */
const mostOpen = 32

/** The exports that this server is making, and those that are still being read. */
export class Exports {
  readonly #deps: Pick<Deps, 'location' | 'clock'>
  readonly #running = new Map<string, ExportStream>()
  readonly #counts = new Map<string, number>()
  #threads = 0
  #began = 0
  #form: ExportForm | undefined

  constructor(deps: Pick<Deps, 'location' | 'clock'>) {
    this.#deps = deps
  }

  start({ userId, today }: Caller): ExportStream {
    const now = this.#deps.clock()
    if (this.#running.has(userId))
      throw new AppError('too_many_attempts', 'Your download is already running.', { retryAfter: 10 })
    if (this.#threads >= mostAtOnce || this.#running.size >= mostOpen)
      throw new AppError('busy', 'The server is busy. Please try again in a moment.', { retryAfter: 5 })
    this.#count(userId, now)
    this.#form ??= exportForm()
    const { location } = this.#deps
    const stream = new ExportStream({ location, userId, now, today, form: this.#form })
    this.#running.set(userId, stream)
    this.#threads += 1
    void stream.made.then(() => (this.#threads -= 1))
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
