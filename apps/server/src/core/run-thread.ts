import { Worker } from 'node:worker_threads'

export interface RunningThread {
  /** Fails where the thread fails or is stopped. */
  readonly done: Promise<void>
  stop(): Promise<unknown>
}

/** Runs a module in a thread of its own, to its end. */
export function runThread(module: URL, workerData: object): RunningThread {
  const worker = new Worker(module, { workerData })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  worker.on('error', reject)
  worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The thread was stopped.'))))
  return { done: promise, stop: () => worker.terminate() }
}
