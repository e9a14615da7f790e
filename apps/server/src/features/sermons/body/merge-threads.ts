import { Worker } from 'node:worker_threads'
import { type Ended, type ThreadLimits, threadMemory, watchThread } from '#core/threads/thread-limits.ts'
import { ThreadTurns } from '#core/threads/thread-turns.ts'
import { type Fault, type Merged, type MergeTask, unreadable } from './merge.ts'

/** A hundred times the work that a long sermon takes. However busy the machine is, a change is merged. */
const limits: ThreadLimits = { work: 2000, wait: Infinity }
/** Two, so that one hostile change does not keep everybody waiting. */
const slots = 2

/** What a thread says. `node --watch` sends messages of its own through the same channel. */
interface Message {
  readonly ready?: true
  readonly merged?: Merged | Fault
}

/** Merges one change at a time; what exceeds the limits ends the thread, and the next change starts a new one. */
class MergeThread {
  #worker: Promise<Worker> | undefined
  isBusy = false

  async run(task: MergeTask): Promise<Merged | Fault | Ended> {
    this.#worker ??= this.#start()
    const worker = await this.#worker.catch((error: unknown) => {
      this.#worker = undefined
      throw error
    })
    const { promise, resolve } = Promise.withResolvers<Merged | Fault | Ended>()
    // Out of memory, for example.
    const end = () => resolve('too_much')
    const onMessage = ({ merged }: Message) => {
      if (merged !== undefined) resolve(merged)
    }
    worker.on('message', onMessage).on('exit', end)
    worker.ref()
    const before = await worker.cpuUsage()
    worker.postMessage(task)
    const stop = watchThread(worker, limits, resolve, before)
    const merged = await promise
    stop()
    worker.unref()
    worker.off('message', onMessage).off('exit', end)
    if (typeof merged === 'string') await this.close()
    return merged
  }

  async #start(): Promise<Worker> {
    const worker = await start()
    return worker.once('exit', () => {
      this.#worker = undefined
    })
  }

  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined)
    this.#worker = undefined
    await worker?.terminate()
  }
}

function start(): Promise<Worker> {
  const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), { resourceLimits: threadMemory })
  const { promise, resolve, reject } = Promise.withResolvers<Worker>()
  // For one that has started, its end says the same: out of memory, for example.
  worker.on('error', reject)
  worker.on('message', ({ ready }: Message) => {
    if (!ready) return
    // An idle thread keeps no server from ending.
    worker.unref()
    resolve(worker)
  })
  return promise
}

/** The threads are started with the first changes, and shared out fairly. */
export class MergeThreads {
  readonly #threads = Array.from({ length: slots }, () => new MergeThread())
  readonly #turns = new ThreadTurns({ slots, much: 1000, longestWait: 5000, what: 'change' })

  async run(userId: string, task: MergeTask): Promise<Merged | Fault> {
    const merged = await this.#turns.run(userId, async () => {
      const result = await this.#runInFree(task)
      return { result, wasTooMuch: result === 'too_much' }
    })
    return typeof merged === 'string' ? unreadable : merged
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  /** There are as many threads as turns at once. */
  async #runInFree(task: MergeTask): Promise<Merged | Fault | Ended> {
    const thread = this.#threads.find(({ isBusy }) => !isBusy)
    if (thread === undefined) throw new Error('A turn began without a free thread.')
    thread.isBusy = true
    try {
      return await thread.run(task)
    } finally {
      thread.isBusy = false
    }
  }
}
