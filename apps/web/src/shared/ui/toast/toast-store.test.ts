import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentToast, dismissToast, toast } from './toast-store.ts'

test('a new message replaces the one before', () => {
  const first = toast({ title: 'Profile updated' })
  const second = toast({ title: 'Logged out', variant: 'destructive' })
  assert.notEqual(first, second)
  assert.equal(currentToast.get()?.title, 'Logged out')
  assert.equal(currentToast.get()?.open, true)
})

test('dismissing by id leaves a newer message alone', () => {
  const old = toast({ title: 'Old' })
  toast({ title: 'New' })
  dismissToast(old)
  assert.equal(currentToast.get()?.open, true)
  dismissToast()
  assert.equal(currentToast.get()?.open, false)
  assert.equal(currentToast.get()?.title, 'New', 'its text stays during the exit animation')
})

test('subscribers are notified of each change until they unsubscribe', () => {
  let calls = 0
  const unsubscribe = currentToast.subscribe(() => {
    calls += 1
  })
  const id = toast({ title: 'Hello' })
  dismissToast(id)
  dismissToast(id)
  assert.equal(calls, 2, 'a second dismissal changes nothing')
  unsubscribe()
  toast({ title: 'Unheard' })
  assert.equal(calls, 2)
})

test('a message with a button stays twice as long, unless it says how long', () => {
  const action = { label: 'Undo', onClick: () => {} }
  const durations = [{}, { action }, { action, duration: 3000 }].map((more) => {
    toast({ title: 'Prayer deleted', ...more })
    return currentToast.get()?.duration
  })
  assert.deepEqual(durations, [5000, 10_000, 3000])
})
