import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { titleOf } from './illustration-title.ts'

describe('an illustration without a title', () => {
  it('is called by its first words', () => {
    assert.equal(titleOf('  A keeper gave\n his oil away.'), 'A keeper gave')
    assert.equal(
      titleOf('A keeper of a lighthouse gave his oil away, a little to each who asked, until none was left.'),
      'A keeper of a lighthouse gave his oil away, a little to each…',
    )
  })

  it('never ends in the middle of a word, unless it is one word', () => {
    assert.equal(titleOf('x'.repeat(100)), `${'x'.repeat(60)}…`)
    assert.equal(titleOf(' \n '), 'Illustration')
  })
})
