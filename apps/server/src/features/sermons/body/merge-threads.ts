import { Worker } from 'node:worker_threads'
import { type Fault, type Merged, type MergeTask, unreadable } from './merge.ts'

/** In milliseconds of the thread's own work, a hundred times what a long sermon takes: a busy machine refuses nothing. */
const timeLimit = 2000
const looksEvery = 250
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** What a thread says. `node --watch` sends messages of its own through the same channel. */
interface Message {
  readonly ready?: true
  readonly merged?: Merged | Fault
}

/** Merges one change at a time; what takes too long or too much memory ends the thread, and the next change starts a new one. */
class MergeThread {
  #worker: Promise<Worker> | undefined
  isBusy = false

  async run(task: MergeTask): Promise<Merged | Fault> {
    this.#worker ??= this.#start()
    const worker = await this.#worker.catch((error: unknown) => {
      this.#worker = undefined
      throw error
    })
    const { promise, resolve } = Promise.withResolvers<Merged | Fault | undefined>()
    const end = () => resolve(undefined)
    const onMessage = ({ merged }: Message) => {
      if (merged !== undefined) resolve(merged)
    }
    worker.on('message', onMessage).on('exit', end)
    worker.ref()
    const before = await worker.cpuUsage()
    worker.postMessage(task)
    const timer = setInterval(() => {
      worker.cpuUsage(before).then(({ user, system }) => {
        if ((user + system) / 1000 > timeLimit) end()
      }, end)
    }, looksEvery)
    const merged = await promise
    clearInterval(timer)
    worker.unref()
    worker.off('message', onMessage).off('exit', end)
    if (merged === undefined) await this.close()
    return merged ?? unreadable
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
  const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), { resourceLimits: memory })
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

/** Two, so that one hostile change does not keep everybody waiting. They are started with the first change. */
export class MergeThreads {
  readonly #threads = [new MergeThread(), new MergeThread()]
  readonly #waiting: ((thread: MergeThread) => void)[] = []

  async run(task: MergeTask): Promise<Merged | Fault> {
    const thread =
      this.#takeFree() ?? (await new Promise<MergeThread>((resolve) => this.#waiting.push(resolve)))
    try {
      return await thread.run(task)
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) thread.isBusy = false
      else next(thread)
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  #takeFree(): MergeThread | undefined {
    const free = this.#threads.find(({ isBusy }) => !isBusy)
    if (free !== undefined) free.isBusy = true
    return free
  }
}
