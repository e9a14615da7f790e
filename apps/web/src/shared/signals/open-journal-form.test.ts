import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPrefill } from './open-journal-form.ts'

describe('what the signal for the journal form brings', () => {
  it('is its title and content', () => {
    const prefill = { title: 'Reflection on John 3:16', content: 'My thoughts: ' }
    assert.deepEqual(readPrefill({ ...prefill, more: 1 }), prefill)
  })

  it('is nothing where it is not text', () => {
    assert.deepEqual(readPrefill(undefined), {})
    assert.deepEqual(readPrefill({ title: 7, content: null }), {})
  })
})
