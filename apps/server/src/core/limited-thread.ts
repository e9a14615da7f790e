import { Worker } from 'node:worker_threads'

const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** What a thread says. `node --watch` sends messages of its own through the same channel. */
interface Message<Answer> {
  readonly answer?: Answer | null
}

/** Runs a module in a thread of its own, with limits of time and memory. Null if it fails or exceeds them. */
export async function runLimited<Answer>(
  module: URL,
  workerData: object,
  timeLimit: number,
): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>()
  const worker = new Worker(module, { workerData, resourceLimits: memory })
  worker.on('message', ({ answer }: Message<Answer>) => {
    if (answer !== undefined) resolve(answer)
  })
  worker.on('error', () => resolve(null))
  worker.on('exit', () => resolve(null))
  const timer = setTimeout(() => resolve(null), timeLimit)
  const answer = await promise
  clearTimeout(timer)
  await worker.terminate()
  return answer
}
