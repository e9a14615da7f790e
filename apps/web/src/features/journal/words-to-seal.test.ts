import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wordsToSeal } from './words-to-seal.ts'

describe('the words of an entry that is to be sealed', () => {
  it('are its content under a title of its own', () => {
    assert.equal(
      wordsToSeal({ title: ' After the visit ', content: ' Rain.\n' }),
      'After the visit\n\n Rain.\n',
    )
    assert.equal(wordsToSeal({ title: 'After the visit', content: ' ' }), 'After the visit')
  })

  it('are its content alone under the usual title, or none', () => {
    for (const title of ["Today's Thoughts", '', ' ']) {
      assert.equal(wordsToSeal({ title, content: ' Rain.' }), ' Rain.')
      assert.equal(wordsToSeal({ title, content: '' }), '')
    }
  })
})
