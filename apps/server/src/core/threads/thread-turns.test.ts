import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { AppError } from '#core/http/errors.ts'
import { ThreadTurns } from './thread-turns.ts'

/** Turns whose clock and whose ends a test sets by hand. */
function start(longestWait = Infinity) {
  let now = 0
  const turns = new ThreadTurns({ slots: 2, much: 1000, longestWait, what: 'change' }, () => now)
  const begun: string[] = []
  return {
    turns,
    /** In the order in which they began. */
    begun,
    pass: (ms: number) => {
      now += ms
    },
    begin: (userId: string, name = userId) => {
      const { promise, resolve } = Promise.withResolvers<{ result: string; wasTooMuch: boolean }>()
      const done = turns.run(userId, () => {
        begun.push(name)
        return promise
      })
      return {
        done,
        async end(wasTooMuch = false) {
          resolve({ result: name, wasTooMuch })
          return done
        },
      }
    },
  }
}

const refused = (message: RegExp, retryAfter: number) => (error: unknown) => {
  assert.ok(error instanceof AppError)
  assert.match(error.message, message)
  assert.equal(error.details.retryAfter, retryAfter)
  return true
}

describe('the turns of users in threads', () => {
  it('are one at a time for each user, and as many at once as there are threads', async () => {
    const { begin, begun } = start()
    const first = begin('anna', 'first')
    const second = begin('anna', 'second')
    const ben = begin('ben')
    const cleo = begin('cleo')
    assert.deepEqual(begun, ['first', 'ben'])
    assert.equal(await first.end(), 'first')
    assert.deepEqual(begun, ['first', 'ben', 'second'])
    await ben.end()
    assert.deepEqual(begun, ['first', 'ben', 'second', 'cleo'])
    await Promise.all([second.end(), cleo.end()])
  })

  it('leave a thread to those who have used little', async () => {
    const { begin, begun, pass } = start()
    for (const busy of ['anna', 'ben']) {
      const long = begin(busy)
      pass(1500)
      await long.end()
    }
    begun.length = 0
    const [anna, ben, cleo] = [begin('anna'), begin('ben'), begin('cleo')]
    assert.deepEqual(begun, ['anna', 'cleo'])
    const dora = begin('dora')
    await cleo.end()
    assert.deepEqual(begun, ['anna', 'cleo', 'dora'])
    await dora.end()
    assert.deepEqual(begun, ['anna', 'cleo', 'dora'], 'one thread stays free for others')
    await anna.end()
    assert.deepEqual(begun, ['anna', 'cleo', 'dora', 'ben'])
    await ben.end()
    // What was used is forgotten in time.
    pass(60_000)
    begun.length = 0
    const again = [begin('anna'), begin('ben')]
    assert.deepEqual(begun, ['anna', 'ben'])
    await Promise.all(again.map((one) => one.end()))
  })

  it('come again after a pause that grows, for those whose work had to be ended', async () => {
    const { begin, pass, turns } = start()
    const fine = () => Promise.resolve({ result: 'fine', wasTooMuch: false })
    for (const pause of [30, 60, 120]) {
      const endless = begin('anna')
      const waiting = begin('anna')
      const waits = assert.rejects(waiting.done, refused(/Your last change took too long/, pause))
      await endless.end(true)
      await waits
      await assert.rejects(turns.run('anna', fine), refused(/Please wait \d+ (seconds|minutes)/, pause))
      assert.equal(await turns.run('ben', fine), 'fine')
      pass((pause - 1) * 1000)
      await assert.rejects(turns.run('anna', fine), refused(/Please wait 1 second /, 1))
      pass(1000)
      assert.equal(await turns.run('anna', fine), 'fine')
    }
    for (let n = 0; n < 20; n += 1) {
      await begin('anna').end(true)
      pass(3_600_000)
    }
    assert.equal(await turns.run('anna', fine), 'fine', 'an hour at most')
    pass(2 * 86_400_000)
    await begin('anna').end(true)
    await assert.rejects(turns.run('anna', fine), refused(/Please wait 30 seconds/, 30))
  })

  it('are waited for no longer than is allowed, and not lost by work that fails', async () => {
    const { begin, turns } = start(1)
    const both = [begin('anna'), begin('ben')]
    await assert.rejects(begin('cleo').done, refused(/The server is busy/, 5))
    await Promise.all(both.map((one) => one.end()))
    for (let n = 0; n < 3; n += 1)
      await assert.rejects(
        turns.run('anna', () => Promise.reject(new Error('failed'))),
        /failed/,
      )
    assert.equal(await begin('anna').end(), 'anna')
  })
})
