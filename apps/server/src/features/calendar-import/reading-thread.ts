import { Worker } from 'node:worker_threads'
import { AppError, invalid } from '#core/errors.ts'
import type { ReadCalendar } from './read-calendar.ts'

/** A file of the largest size takes about a second. */
const timeLimit = 20_000
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** Each is a thread. */
const mostAtOnce = 4

/** What a thread says. `node --watch` sends messages of its own through the same channel. */
interface Message {
  readonly calendar?: ReadCalendar | null
}

let open = 0

export async function readInThread(file: string, timeZone: string): Promise<ReadCalendar> {
  if (open >= mostAtOnce) {
    throw new AppError('busy', 'The server is busy. Please try again in a moment.', { retryAfter: 5 })
  }
  open += 1
  try {
    const calendar = await run(file, timeZone)
    if (calendar === null)
      throw invalid({ file: 'We couldn’t read this file. Export it again, then try again.' })
    return calendar
  } finally {
    open -= 1
  }
}

/** Null for what cannot be read, takes too long or too much memory. */
async function run(file: string, timeZone: string): Promise<ReadCalendar | null> {
  const { promise, resolve } = Promise.withResolvers<ReadCalendar | null>()
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: { file, timeZone },
    resourceLimits: memory,
  })
  worker.on('message', ({ calendar }: Message) => {
    if (calendar !== undefined) resolve(calendar)
  })
  worker.on('error', () => resolve(null))
  worker.on('exit', () => resolve(null))
  const timer = setTimeout(() => resolve(null), timeLimit)
  const calendar = await promise
  clearTimeout(timer)
  await worker.terminate()
  return calendar
}
