import { type Fault, type FromWorker, OfflineBibleError, type Task, type ToWorker } from './messages.ts'

interface PendingTask {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  readonly onProgress: ((share: number) => void) | undefined
}

const address = import.meta.env.DEV ? '/src/features/bible/offline/worker.ts' : '/bible-worker.js'
const pending = new Map<number, PendingTask>()
let worker: Worker | undefined
let lastId = 0

function start(): Worker {
  const started = new Worker(address, { type: 'module', name: 'Bible' })
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data))
  started.addEventListener('error', (event) => {
    // It did not start, or crashed: pending tasks fail, and the next task starts another worker.
    worker = undefined
    started.terminate()
    const fault: Fault = { kind: 'failed', message: 'This browser could not open the downloaded Bible.' }
    for (const { reject } of pending.values()) reject(new OfflineBibleError(fault, event.error))
    pending.clear()
  })
  return started
}

function onMessage(message: FromWorker): void {
  const task = pending.get(message.id)
  if (task === undefined) return
  if ('share' in message) {
    task.onProgress?.(message.share)
    return
  }
  pending.delete(message.id)
  if ('fault' in message) task.reject(new OfflineBibleError(message.fault))
  else task.resolve(message.value)
}

interface Options {
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Runs a task in the worker, which the first task starts. */
export function runTask<T>(task: Task, { onProgress, signal }: Options = {}): Promise<T> {
  worker ??= start()
  const current = worker
  lastId += 1
  const id = lastId
  const send = (message: ToWorker) => current.postMessage(message)
  return new Promise<T>((resolve, reject) => {
    pending.set(id, { resolve: resolve as (value: unknown) => void, reject, onProgress })
    send({ id, task })
    const stop = () => send({ id, stop: true })
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}
