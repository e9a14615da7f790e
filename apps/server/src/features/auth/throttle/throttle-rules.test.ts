import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accountRule, addressRule, type Counter, type Rule, tryOnce, windowLength } from './throttle-rules.ts'

const second = 1000
const minute = 60 * second
const start = 1_741_186_800_000

/** Tries at once whenever the rule allows it, and lists how long each try had to wait after the one before. */
function waits(rule: Rule, tries: number): number[] {
  let now = start
  let counter: Counter | undefined
  const found: number[] = []
  for (let n = 0; n < tries; n += 1) {
    let verdict = tryOnce(rule, counter, now)
    const wait = verdict.allowed ? 0 : verdict.wait
    now += wait
    if (!verdict.allowed) verdict = tryOnce(rule, counter, now)
    assert.ok(verdict.allowed)
    counter = verdict.counter
    found.push(wait)
  }
  return found
}

describe('the rule for wrong passwords', () => {
  it('lets ten tries at an account go free, then each waits twice as long, at most a quarter of an hour', () => {
    const expected = [...Array<number>(10).fill(0), 30, 60, 120, 240, 480, 900, 900, 900].map(
      (s) => s * second,
    )
    assert.deepEqual(waits(accountRule, 18), expected)
  })

  it('lets a hundred tries from an address go free', () => {
    const found = waits(addressRule, 103)
    assert.deepEqual(found.slice(0, 100), Array<number>(100).fill(0))
    assert.deepEqual(found.slice(100), [30 * second, 60 * second, 120 * second])
  })

  it('does not refuse a free try whose clock is behind that of the try before', () => {
    const first = tryOnce(accountRule, undefined, start)
    assert.ok(first.allowed)
    assert.equal(tryOnce(accountRule, first.counter, start - 5).allowed, true)
  })

  it('tells how long is left to wait', () => {
    const blocked = { failures: 10, windowStart: start, blockedUntil: start + 30 * second }
    assert.deepEqual(tryOnce(accountRule, blocked, start), { allowed: false, wait: 30 * second })
    assert.deepEqual(tryOnce(accountRule, blocked, start + 29 * second), { allowed: false, wait: second })
    assert.equal(tryOnce(accountRule, blocked, start + 30 * second).allowed, true)
  })

  it('does not make the wait longer for tries that were refused', () => {
    const blocked = { failures: 10, windowStart: start, blockedUntil: start + 30 * second }
    for (let n = 0; n < 100; n += 1) assert.equal(tryOnce(accountRule, blocked, start + n).allowed, false)
    assert.deepEqual(tryOnce(accountRule, blocked, start + 100), { allowed: false, wait: 30 * second - 100 })
  })

  it('never waits longer than the longest wait, however many tries there were', () => {
    for (const failures of [16, 40, 1000, 1_000_000_000]) {
      const verdict = tryOnce(accountRule, { failures, windowStart: start, blockedUntil: 0 }, start)
      assert.ok(verdict.allowed)
      assert.equal(verdict.counter.blockedUntil, start + 15 * minute)
    }
  })

  it('forgets after an hour of rest, not before', () => {
    const old = { failures: 15, windowStart: start, blockedUntil: 0 }
    const fresh = tryOnce(accountRule, old, start + windowLength + 1)
    assert.deepEqual(fresh, {
      allowed: true,
      counter: { failures: 1, windowStart: start + windowLength + 1, blockedUntil: 0 },
    })
    const before = tryOnce(accountRule, old, start + windowLength)
    assert.ok(before.allowed)
    assert.equal(before.counter.failures, 16)
  })

  it('starts the hour of rest again with every try that had to wait', () => {
    const verdict = tryOnce(
      accountRule,
      { failures: 12, windowStart: start, blockedUntil: 0 },
      start + minute,
    )
    assert.ok(verdict.allowed)
    assert.equal(verdict.counter.windowStart, start + minute)
  })
})
