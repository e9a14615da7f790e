import type { Clock } from '../dates/clock.ts'
import { AppError } from '../http/errors.ts'

const minute = 60_000

/**
 * Refuses writes of a user who makes more of them in a minute than any person or device of theirs would. Each server counts for
 * itself: what it guards is its own time.
 */
export function writeRate(clock: Clock, most: number): (userId: string) => void {
  let current = 0
  const counts = new Map<string, number>()
  return (userId) => {
    const now = clock()
    const began = Math.floor(now / minute) * minute
    if (began !== current) counts.clear()
    current = began
    const count = (counts.get(userId) ?? 0) + 1
    counts.set(userId, count)
    if (count <= most) return
    throw new AppError('too_many_attempts', 'Too many changes at once. Please try again in a minute.', {
      retryAfter: (began + minute - now) / 1000,
    })
  }
}
