import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentToast, dismissToast, toast, watchToasts } from './toast-store.ts'

test('a new message takes the place of the one before', () => {
  const first = toast({ title: 'Profile updated' })
  const second = toast({ title: 'Logged out', variant: 'destructive' })
  assert.notEqual(first, second)
  assert.equal(currentToast()?.title, 'Logged out')
  assert.equal(currentToast()?.open, true)
})

test('dismissing by id leaves a newer message alone', () => {
  const old = toast({ title: 'Old' })
  toast({ title: 'New' })
  dismissToast(old)
  assert.equal(currentToast()?.open, true)
  dismissToast()
  assert.equal(currentToast()?.open, false)
  assert.equal(currentToast()?.title, 'New', 'its words stay while it leaves the screen')
})

test('whoever watches is told of each change, until they stop', () => {
  let calls = 0
  const stop = watchToasts(() => {
    calls += 1
  })
  const id = toast({ title: 'Hello' })
  dismissToast(id)
  dismissToast(id)
  assert.equal(calls, 2, 'a second dismissal changes nothing')
  stop()
  toast({ title: 'Unheard' })
  assert.equal(calls, 2)
})
