import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runLimited } from './limited-thread.ts'

const enough = { work: 600_000, wait: 600_000 }
const thread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`,
  )
const endless = thread('for (;;);')

describe('a thread with limits', () => {
  it('answers, or says that there is no answer', async () => {
    assert.deepEqual(await runLimited(thread('parentPort.postMessage({ answer: 7 })'), {}, enough), {
      answer: 7,
    })
    for (const code of ['parentPort.postMessage({ answer: null })', 'throw new Error("odd")', ''])
      assert.deepEqual(await runLimited(thread(code), {}, enough), { answer: null }, code)
  })

  it('is ended where its work is too much, in time or in memory', async () => {
    assert.deepEqual(await runLimited(endless, {}, { ...enough, work: 1 }), { ended: 'too_much' })
    const greedy = thread('const all = []; for (;;) all.push(new Array(1e6).fill(all.length))')
    assert.deepEqual(await runLimited(greedy, {}, enough), { ended: 'too_much' })
  })

  it('is ended where it is late, which is not its own fault', async () => {
    assert.deepEqual(await runLimited(thread('setInterval(() => {}, 1e6)'), {}, { ...enough, wait: 1 }), {
      ended: 'late',
    })
  })
})
