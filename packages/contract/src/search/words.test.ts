import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plain, wordsOf } from './words.ts'

describe('the words of a search', () => {
  it('lose their accents, points and capitals', () => {
    assert.equal(plain('José ÉLAN'), 'jose elan')
    assert.equal(plain('שָׁלוֹם'), 'שלום')
  })

  it('are found between any white space, and there may be none', () => {
    assert.deepEqual(wordsOf('  Grace\tand\n peace '), ['grace', 'and', 'peace'])
    assert.deepEqual(wordsOf(' \n '), [])
  })
})
