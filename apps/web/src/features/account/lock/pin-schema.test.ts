import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pinFaults } from './pin-schema.ts'

describe('a new PIN', () => {
  it('is at least four digits, letters or words, twice', () => {
    for (const pin of ['', '123', ' 12 ', 'x'.repeat(65)]) {
      assert.deepEqual(
        pinFaults({ way: 'pin', pin, confirmPin: pin }, false),
        { pin: 'Use 4 to 64 characters' },
        pin,
      )
    }
    for (const pin of ['1234', '123456789', '12a4', 'three quiet rivers', '１２３４', 'Zoë!'])
      assert.deepEqual(pinFaults({ way: 'both', pin, confirmPin: pin }, false), {})
    assert.deepEqual(pinFaults({ way: 'pin', pin: '1234', confirmPin: '1235' }, false), {
      confirmPin: 'The two don’t match',
    })
  })

  it('is not needed where there is one, or where only a passkey unlocks', () => {
    const none = { pin: '', confirmPin: '' }
    assert.deepEqual(pinFaults({ way: 'pin', ...none }, true), {})
    assert.deepEqual(pinFaults({ way: 'passkey', ...none }, false), {})
    assert.deepEqual(pinFaults({ way: 'pin', pin: '', confirmPin: '1234' }, true), {
      pin: 'Use 4 to 64 characters',
    })
  })
})
