import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { AppError } from '#core/http/errors.ts'
import { countedEvents, everySecond } from '#testing/hostile-calendars.ts'
import { CalendarReader } from './reading-thread.ts'

const refused = (code: string, message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof AppError)
  assert.equal(error.code, code)
  assert.match(error.message, message)
  return true
}

describe('a calendar file that takes too much work', () => {
  it('is refused, and its user waits while others go on', async () => {
    const reader = new CalendarReader({ work: 2000, wait: 600_000 })
    const endless = countedEvents(3000)
    await assert.rejects(
      reader.read('anna', endless, 'UTC'),
      refused('invalid_request', /couldn’t read this file/),
    )
    await assert.rejects(
      reader.read('anna', everySecond, 'UTC'),
      refused('too_many_attempts', /Your last file took too long/),
    )
    assert.equal((await reader.read('ben', everySecond, 'UTC')).groups.length, 1)
  })

  it('is no fault of its user where the machine is busy', async () => {
    const reader = new CalendarReader({ work: 600_000, wait: 1 })
    for (let n = 0; n < 2; n += 1)
      await assert.rejects(reader.read('anna', everySecond, 'UTC'), refused('busy', /The server is busy/))
  })
})
