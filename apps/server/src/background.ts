import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DatabaseLocation } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import type { Note } from '#core/note.ts'

export interface BackgroundOptions {
  /** Where the data is: a thread opens it for itself. */
  readonly location: DatabaseLocation
  /** How often it looks, and for how long a message is left to the server that claimed it; in milliseconds. */
  readonly tick?: number
  readonly lease?: number
}

export interface BackgroundData extends BackgroundOptions {
  readonly push: Deps['push']
}

const pauseAfterFault = 10_000

/** Sends reminders and refreshes calendars in a thread of its own, and begins again if that ends by a fault. */
export class Background {
  readonly #data: BackgroundData
  readonly #note: Note
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(data: BackgroundData, note: Note) {
    this.#data = data
    this.#note = note
  }

  start(): void {
    const worker = new Worker(new URL('./background-worker.ts', import.meta.url), { workerData: this.#data })
    this.#worker = worker
    // `node --watch` names the files that a thread reads in the same way: those messages have no words.
    worker.on('message', ({ details, message }: { details: Record<string, unknown>; message?: string }) => {
      if (message !== undefined) this.#note(details, message)
    })
    worker.on('error', (error) => this.#note({ err: error }, 'the background thread has stopped'))
    worker.on('exit', () => {
      this.#worker = undefined
      if (!this.#stopped) this.#timer = setTimeout(() => this.start(), pauseAfterFault).unref()
    })
  }

  /** Somebody waits for a calendar. */
  wake(): void {
    this.#worker?.postMessage('wake')
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const worker = this.#worker
    if (worker === undefined) return
    const ended = once(worker, 'exit')
    worker.postMessage('stop')
    await ended
  }
}
