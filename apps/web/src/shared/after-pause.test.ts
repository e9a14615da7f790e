import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { afterPause } from './after-pause.ts'

/** Moves the clock that timers and `performance.now` read. */
function fakeClock(t: TestContext): (milliseconds: number) => void {
  let now = 0
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.mock.method(performance, 'now', () => now)
  return (milliseconds) => {
    for (let passed = 0; passed < milliseconds; passed += 1) {
      now += 1
      t.mock.timers.tick(1)
    }
  }
}

describe('after a pause', () => {
  it('runs once, so long after the last call', (t) => {
    const pass = fakeClock(t)
    let runs = 0
    const { call } = afterPause(100, () => (runs += 1))
    for (let key = 0; key < 10; key += 1) {
      call()
      pass(60)
    }
    assert.equal(runs, 0)
    pass(39)
    assert.equal(runs, 0)
    pass(1)
    assert.equal(runs, 1)
    pass(1000)
    assert.equal(runs, 1)
    call()
    pass(100)
    assert.equal(runs, 2)
  })
  it('does not run once it was canceled', (t) => {
    const pass = fakeClock(t)
    let runs = 0
    const { call, cancel } = afterPause(100, () => (runs += 1))
    call()
    cancel()
    pass(1000)
    assert.equal(runs, 0)
  })
})
