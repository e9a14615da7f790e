import type { Worker } from 'node:worker_threads'

/** For everything that a thread does at somebody's wish. */
export const threadMemory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** In milliseconds: the thread's own work, which is the same on a busy machine, and until nobody waits for the answer any more. */
export interface ThreadLimits {
  readonly work: number
  readonly wait: number
}

/** Why a thread was ended: its work was too much, or the machine was too busy for it. */
export type Ended = 'too_much' | 'late'

const looksEvery = 100

/** Tells when a thread has exceeded its limits; its work is what it has done since `before`. Answers how to stop watching. */
export function watchThread(
  worker: Worker,
  { work, wait }: ThreadLimits,
  end: (why: Ended) => void,
  before?: NodeJS.CpuUsage,
): () => void {
  const look = setInterval(() => {
    worker.cpuUsage(before).then(
      ({ user, system }) => {
        if ((user + system) / 1000 > work) end('too_much')
      },
      // It has not begun, or has ended, which is told elsewhere.
      () => undefined,
    )
  }, looksEvery)
  const late = Number.isFinite(wait) ? setTimeout(() => end('late'), wait) : undefined
  return () => {
    clearInterval(look)
    clearTimeout(late)
  }
}

/** Whether this is why a thread has stopped. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
