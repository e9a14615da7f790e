import { AppError, invalid } from '#core/http/errors.ts'
import { runLimited } from '#core/limited-thread.ts'
import type { ReadCalendar } from './read-calendar.ts'

/** A file of the largest size takes about a second. */
const timeLimit = 20_000
/** Each is a thread. */
const mostAtOnce = 4

let open = 0

export async function readInThread(file: string, timeZone: string): Promise<ReadCalendar> {
  if (open >= mostAtOnce) {
    throw new AppError('busy', 'The server is busy. Please try again in a moment.', { retryAfter: 5 })
  }
  open += 1
  try {
    const worker = new URL('./reading-worker.ts', import.meta.url)
    const calendar = await runLimited<ReadCalendar>(worker, { file, timeZone }, timeLimit)
    if (calendar === null)
      throw invalid({ file: 'We couldn’t read this file. Export it again, then try again.' })
    return calendar
  } finally {
    open -= 1
  }
}
