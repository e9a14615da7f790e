import { type Fault, type FromWorker, KeptError, type Task, type ToWorker } from './messages.ts'

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  readonly tell: ((share: number) => void) | undefined
}

const address = import.meta.env.DEV ? '/src/features/bible/offline/worker.ts' : '/bible-worker.js'
const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

function start(): Worker {
  const started = new Worker(address, { type: 'module', name: 'Bible' })
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data))
  started.addEventListener('error', (event) => {
    // It never came up, or broke: whoever waits is told, and the next task starts another.
    worker = undefined
    started.terminate()
    const fault: Fault = { kind: 'failed', message: 'This browser could not open the Bible on this device.' }
    for (const { reject } of waiting.values()) reject(new KeptError(fault, event.error))
    waiting.clear()
  })
  return started
}

function hear(message: FromWorker): void {
  const asked = waiting.get(message.id)
  if (asked === undefined) return
  if ('share' in message) {
    asked.tell?.(message.share)
    return
  }
  waiting.delete(message.id)
  if ('fault' in message) asked.reject(new KeptError(message.fault))
  else asked.resolve(message.value)
}

interface Options {
  readonly tell?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Hands a task to the worker beside the page, which is started by the first one. */
export function hand<T>(task: Task, { tell, signal }: Options = {}): Promise<T> {
  worker ??= start()
  const at = worker
  lastId += 1
  const id = lastId
  const send = (message: ToWorker) => at.postMessage(message)
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, tell })
    send({ id, task })
    const stop = () => send({ id, stop: true })
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}
