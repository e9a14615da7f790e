import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LatestWrite } from './latest-write.ts'

interface Count {
  readonly version: number
  readonly done: number
}

function slowServer() {
  const sent: string[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const write = async ({ version }: Count, done: number): Promise<Count> => {
    sent.push(`${done} over version ${version}`)
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    await answer.promise
    return { version: version + 1, done }
  }
  return { sent, answers, writes: new LatestWrite(write) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('quick writes of one record', () => {
  it('go one at a time: the newest wish follows, made from the last answer', async () => {
    const { sent, answers, writes } = slowServer()
    const base = { version: 1, done: 0 }
    const result = writes.want(base, 1)
    assert.equal(await writes.want(base, 2), undefined)
    assert.equal(await writes.want(base, 3), undefined)
    assert.deepEqual(sent, ['1 over version 1'])
    answers[0]?.resolve()
    await settled()
    assert.deepEqual(sent, ['1 over version 1', '3 over version 2'])
    answers[1]?.resolve()
    assert.deepEqual(await result, { version: 3, done: 3 })
  })

  it('forget what waits when one fails, and can begin anew', async () => {
    const { sent, answers, writes } = slowServer()
    const base = { version: 1, done: 0 }
    const result = writes.want(base, 1)
    await writes.want(base, 2)
    answers[0]?.reject(new Error('no connection'))
    await assert.rejects(result, /no connection/)
    const again = writes.want(base, 5)
    answers[1]?.resolve()
    assert.equal((await again)?.done, 5)
    assert.deepEqual(sent, ['1 over version 1', '5 over version 1'])
  })
})
