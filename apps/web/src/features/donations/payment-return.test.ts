import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isPaymentReturn, readPaymentReturn } from './payment-return.ts'

const read = (search: string) => readPaymentReturn(new URLSearchParams(search))

describe('the address after giving', () => {
  it('is told from others by its own words', () => {
    assert.ok(isPaymentReturn(new URLSearchParams('donation=success&amount=5')))
    for (const other of ['', 'donation=1', 'amount=5', 'new=true'])
      assert.ok(!isPaymentReturn(new URLSearchParams(other)))
  })

  it('says how much, if that can have been given', () => {
    assert.deepEqual(read('donation=success&amount=12.34'), { cents: 1234, clientSecret: undefined })
    for (const amount of ['', '0', '-1', 'abc', '1e9', 'Infinity', '1.001'])
      assert.equal(read(`amount=${amount}`).cents, undefined, amount)
  })

  it('carries the secret of a payment for which the donor was sent away', () => {
    assert.equal(read('payment_intent_client_secret=pi_1_secret_2').clientSecret, 'pi_1_secret_2')
  })
})
