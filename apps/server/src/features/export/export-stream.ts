import { randomUUID } from 'node:crypto'
import { close, closeSync, openSync, read, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { WorkerData, Written } from './worker.ts'

/** At the most: what the thread holds at a time is a few records, but one sermon can be as large as a text may be, with its notes. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 2 }

/**
 * The ZIP while it is made. The thread writes it into a file at its own pace, so that a slow reader does not keep the moment alive
 * that is read from the database. The file has no name from the start: whatever happens, nothing of it stays behind.
 */
export class ExportStream extends Readable {
  readonly #file: number
  readonly #worker: Worker
  /** Resolves when the thread has ended: all of the file is there, or nothing more will come. */
  readonly made: Promise<void>
  #written = 0
  #sent = 0
  #isWritten = false
  #hasEnded = false
  #asked: number | undefined

  constructor(task: Omit<WorkerData, 'file'>) {
    super()
    const path = join(tmpdir(), `stillwater-export-${randomUUID()}`)
    this.#file = openSync(path, 'wx+', 0o600)
    try {
      unlinkSync(path)
      const workerData: WorkerData = { ...task, file: this.#file }
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData,
        resourceLimits: memory,
      })
    } catch (error) {
      closeSync(this.#file)
      throw error
    }
    this.#worker.on('message', ({ written, end }: Written) => {
      if (written === undefined) return
      this.#written = written
      this.#isWritten = end === true
      this.#send()
    })
    this.#worker.on('error', (error) => this.destroy(error as Error))
    const { promise, resolve } = Promise.withResolvers<void>()
    this.made = promise
    this.#worker.on('exit', () => {
      this.#hasEnded = true
      resolve()
      if (!this.#isWritten) this.destroy(new Error('The export ended before it was complete.'))
    })
  }

  override _read(size: number): void {
    this.#asked = size
    this.#send()
  }

  #send(): void {
    const size = this.#asked
    if (size === undefined || this.destroyed) return
    const ready = this.#written - this.#sent
    if (ready === 0) {
      if (this.#isWritten) this.push(null)
      return
    }
    this.#asked = undefined
    const chunk = Buffer.allocUnsafe(Math.min(size, ready))
    read(this.#file, chunk, 0, chunk.length, this.#sent, (error, bytes) => {
      if (error !== null) {
        this.destroy(error)
        return
      }
      this.#sent += bytes
      this.push(chunk.subarray(0, bytes))
    })
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const end = () => close(this.#file, () => done(error))
    // The thread ends first: it writes into the file.
    if (this.#hasEnded) end()
    else void this.#worker.once('exit', end).terminate()
  }
}
