import { AppError } from './http/errors.ts'

/** More than a person's devices send at once. */
const mostWaiting = 20

/** Does the work of one user in turn, whatever their devices ask for at once; work of different users is done at the same time. */
export function inTurn(): <R>(userId: string, work: () => Promise<R>) => Promise<R> {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async (userId, work) => {
    const queue = queues.get(userId) ?? { last: Promise.resolve(), waiting: 0 }
    queues.set(userId, queue)
    if (queue.waiting >= mostWaiting)
      throw new AppError('too_many_attempts', 'Too many changes at once. Please try again in a moment.', {
        retryAfter: 1,
      })
    queue.waiting += 1
    const done = queue.last.then(work)
    queue.last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) queues.delete(userId)
    }
  }
}
