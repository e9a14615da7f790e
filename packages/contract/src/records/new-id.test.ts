import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newId } from './new-id.ts'

it('an id is a UUIDv7 of its time', () => {
  const now = Date.UTC(2025, 0, 31)
  const id = newId(now)
  assert.match(id, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  assert.equal(Number.parseInt(id.replace('-', '').slice(0, 12), 16), now)
  assert.ok(newId(now + 1) > id)
  assert.notEqual(newId(now), newId(now))
})
