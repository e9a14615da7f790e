import { invalid } from '#core/http/errors.ts'
import { runLimited } from '#core/threads/limited-thread.ts'
import type { ThreadLimits } from '#core/threads/thread-limits.ts'
import { busy, ThreadTurns } from '#core/threads/thread-turns.ts'
import type { ReadCalendar } from './read-calendar.ts'

/** A file of the largest size takes about a second. With the wait for a turn there is an answer within ten, whatever the file. */
const usualLimits: ThreadLimits = { work: 5000, wait: 8000 }
const longestWait = 1500

/** Reads calendar files in threads of their own, one at a time for each user. */
export class CalendarReader {
  readonly #limits: ThreadLimits
  readonly #turns = new ThreadTurns({ slots: 2, much: 3000, longestWait, what: 'file' })

  constructor(limits = usualLimits) {
    this.#limits = limits
  }

  async read(userId: string, file: string, timeZone: string): Promise<ReadCalendar> {
    const worker = new URL('./reading-worker.ts', import.meta.url)
    const outcome = await this.#turns.run(userId, async () => {
      const result = await runLimited<ReadCalendar>(worker, { file, timeZone }, this.#limits)
      return { result, wasTooMuch: 'ended' in result && result.ended === 'too_much' }
    })
    if ('ended' in outcome && outcome.ended === 'late') throw busy()
    if ('ended' in outcome || outcome.answer === null)
      throw invalid({ file: 'We couldn’t read this file. Export it again, then try again.' })
    return outcome.answer
  }
}
