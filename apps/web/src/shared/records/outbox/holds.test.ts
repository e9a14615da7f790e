import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { holds } from './holds.ts'

const stored = { id: 'a', version: 1, title: 'Peace', notes: null, tags: ['home'] }

describe('a stored record', () => {
  it('holds what was sent if every field is as it was sent', () => {
    assert.equal(holds(stored, { title: 'Peace', notes: null, tags: ['home'] }), true)
    assert.equal(holds(stored, { id: 'b', version: 3, title: 'Peace', date: undefined }), true)
    assert.equal(holds(stored, { title: 'Peace', unknown: true }), true)
    assert.equal(holds({ ...stored, noteCount: 1 }, { title: 'Peace', noteCount: 0 }), true)
  })

  it('does not if a field differs', () => {
    assert.equal(holds(stored, { title: 'Peace at home' }), false)
    assert.equal(holds(stored, { title: 'Peace', notes: '' }), false)
  })
})
