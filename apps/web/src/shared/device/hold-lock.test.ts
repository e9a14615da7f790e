import assert from 'node:assert/strict'
import { it } from 'node:test'
import { holdLock, isLockHeld } from './hold-lock.ts'

it('the lock is held until the last who holds it lets go, and letting go twice counts once', () => {
  assert.equal(isLockHeld(), false)
  const [first, second] = [holdLock(), holdLock()]
  first()
  first()
  assert.equal(isLockHeld(), true)
  second()
  assert.equal(isLockHeld(), false)
})
