import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isKeptSealed } from './kept-sealed.ts'

describe('the words of a form', () => {
  it('are kept sealed when they are, or are chosen to be before anything is written', () => {
    assert.equal(isKeptSealed({ plain: null, sealed: 'v1.' }, false), true)
    for (const plain of [null, '', ' \n']) {
      assert.equal(isKeptSealed({ plain, sealed: null }, true), true)
      assert.equal(isKeptSealed({ plain, sealed: null }, false), false)
    }
  })

  it('are not said to be sealed while they are readable, such as those of a draft', () => {
    assert.equal(isKeptSealed({ plain: 'In clear', sealed: null }, true), false)
  })
})
