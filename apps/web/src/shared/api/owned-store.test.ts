import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setCaller } from './call.ts'
import { createOwnedStore } from './owned-store.ts'

it('what was stored for one user is not there for the next, also what comes late', () => {
  const store = createOwnedStore('nothing')
  setCaller('first')
  assert.equal(store.claim(), 'first')
  store.set('of the first')
  assert.equal(store.get(), 'of the first')
  setCaller('second')
  assert.equal(store.get(), 'nothing')
  store.set('of the first, late')
  assert.deepEqual([store.get(), store.isOwn()], ['nothing', false])
  store.claim()
  store.set('of the second')
  assert.equal(store.get(), 'of the second')
  setCaller(undefined)
  assert.equal(store.get(), 'nothing')
})
