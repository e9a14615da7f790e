import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { AppError } from '#core/http/errors.ts'
import { WorkQueue } from './work-queue.ts'

/** A job that a test ends by hand. */
function job(log: string[], name: string) {
  const gate = Promise.withResolvers<string>()
  const run = () => {
    log.push(name)
    return gate.promise
  }
  return { run, end: () => gate.resolve(name), fail: () => gate.reject(new Error(name)) }
}

describe('the work queue', () => {
  it('runs as many jobs at once as it is wide, the rest in their order', async () => {
    const log: string[] = []
    const queue = new WorkQueue(2, 10)
    const jobs = ['a', 'b', 'c', 'd'].map((name) => job(log, name))
    const results = jobs.map(({ run }) => queue.run(run))
    assert.deepEqual(log, ['a', 'b'])
    jobs[1]?.end()
    await results[1]
    await Promise.resolve()
    assert.deepEqual(log, ['a', 'b', 'c'])
    for (const { end } of jobs) end()
    assert.deepEqual(await Promise.all(results), ['a', 'b', 'c', 'd'])
  })

  it('turns away what has no place to wait, and takes it again later', async () => {
    const log: string[] = []
    const queue = new WorkQueue(1, 1)
    const [a, b, c] = [job(log, 'a'), job(log, 'b'), job(log, 'c')]
    const [first, second] = [queue.run(a.run), queue.run(b.run)]
    await assert.rejects(queue.run(c.run), (error) => {
      assert.ok(error instanceof AppError)
      assert.deepEqual([error.status, error.code, error.details.retryAfter], [503, 'busy', 5])
      return true
    })
    a.end()
    b.end()
    await Promise.all([first, second])
    c.end()
    assert.equal(await queue.run(c.run), 'c')
    assert.deepEqual(log, ['a', 'b', 'c'])
  })

  it('turns away what has waited too long, and keeps the order of the others', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const log: string[] = []
    const queue = new WorkQueue(1, 5)
    const [a, b, c] = [job(log, 'a'), job(log, 'b'), job(log, 'c')]
    const [first, second] = [queue.run(a.run), queue.run(b.run)]
    t.mock.timers.tick(4000)
    const third = queue.run(c.run)
    t.mock.timers.tick(1000)
    await assert.rejects(second, (error) => error instanceof AppError && error.code === 'busy')
    a.end()
    c.end()
    assert.deepEqual(await Promise.all([first, third]), ['a', 'c'])
    assert.deepEqual(log, ['a', 'c'])
    b.end()
    assert.equal(await queue.run(b.run), 'b')
  })

  it('goes on after a job that fails', async () => {
    const log: string[] = []
    const queue = new WorkQueue(1, 5)
    const [a, b] = [job(log, 'a'), job(log, 'b')]
    const failing = assert.rejects(queue.run(a.run), /a/)
    const next = queue.run(b.run)
    a.fail()
    await failing
    b.end()
    assert.equal(await next, 'b')
  })
})
