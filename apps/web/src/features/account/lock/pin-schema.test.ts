import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pinFaults } from './pin-schema.ts'

describe('a new PIN', () => {
  it('is 4 to 8 digits, twice', () => {
    for (const pin of ['', '123', '123456789', '12a4', '12 34', '１２３４']) {
      assert.deepEqual(
        pinFaults({ way: 'pin', pin, confirmPin: pin }, false),
        { pin: 'Use 4 to 8 digits' },
        pin,
      )
    }
    for (const pin of ['1234', '12345678'])
      assert.deepEqual(pinFaults({ way: 'both', pin, confirmPin: pin }, false), {})
    assert.deepEqual(pinFaults({ way: 'pin', pin: '1234', confirmPin: '1235' }, false), {
      confirmPin: 'The PINs don’t match',
    })
  })

  it('is not needed where there is one, or where only a passkey unlocks', () => {
    const none = { pin: '', confirmPin: '' }
    assert.deepEqual(pinFaults({ way: 'pin', ...none }, true), {})
    assert.deepEqual(pinFaults({ way: 'passkey', ...none }, false), {})
    assert.deepEqual(pinFaults({ way: 'pin', pin: '', confirmPin: '1234' }, true), {
      pin: 'Use 4 to 8 digits',
    })
  })
})
