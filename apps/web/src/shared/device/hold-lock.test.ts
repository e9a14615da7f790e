import assert from 'node:assert/strict'
import { it } from 'node:test'
import { afterLockHeld, holdLock, isLockHeld } from './hold-lock.ts'

it('the lock is held until the last who holds it lets go, and letting go twice counts once', () => {
  assert.equal(isLockHeld(), false)
  const [first, second] = [holdLock(), holdLock()]
  first()
  first()
  assert.equal(isLockHeld(), true)
  second()
  assert.equal(isLockHeld(), false)
})

it('what has to wait for that is done once, when the last lets go', () => {
  let done = 0
  const work = () => {
    done += 1
  }
  const [first, second] = [holdLock(), holdLock()]
  afterLockHeld(work)
  afterLockHeld(work)
  first()
  assert.equal(done, 0)
  second()
  assert.equal(done, 1)
  holdLock()()
  assert.equal(done, 1)
})
