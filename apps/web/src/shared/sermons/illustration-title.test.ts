import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { limits } from '@stillwater/contract/limits'
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

  it('never ends in the middle of a sign', () => {
    assert.equal(titleOf(`${'x'.repeat(59)}😀 more words follow here`), `${'x'.repeat(59)}😀…`)
    for (let length = 50; length < 70; length += 1) {
      const title = titleOf('x'.repeat(length) + '😀'.repeat(20))
      assert.ok(title.isWellFormed() && title.length <= limits.title, title)
    }
  })
})
