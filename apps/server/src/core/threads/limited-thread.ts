import { Worker } from 'node:worker_threads'
import { type Ended, isOutOfMemory, type ThreadLimits, threadMemory, watchThread } from './thread-limits.ts'

/** What a thread says. `node --watch` sends messages of its own through the same channel. */
interface Message<Answer> {
  readonly answer?: Answer | null
}

/** Null for what the thread could not work out. */
type Outcome<Answer> = { readonly answer: Answer | null } | { readonly ended: Ended }

/** Runs a module in a thread of its own, with limits of time and memory. */
export async function runLimited<Answer>(
  module: URL,
  workerData: object,
  limits: ThreadLimits,
): Promise<Outcome<Answer>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<Answer>>()
  const worker = new Worker(module, { workerData, resourceLimits: threadMemory })
  worker.on('message', ({ answer }: Message<Answer>) => {
    if (answer !== undefined) resolve({ answer })
  })
  worker.on('error', (error) => resolve(isOutOfMemory(error) ? { ended: 'too_much' } : { answer: null }))
  worker.on('exit', () => resolve({ answer: null }))
  const stop = watchThread(worker, limits, (ended) => resolve({ ended }))
  const outcome = await promise
  stop()
  await worker.terminate()
  return outcome
}
