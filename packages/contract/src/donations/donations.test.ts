import { isDonationAmount, toCents } from './donation-amount.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

describe('dollars', () => {
  it('become whole cents, exactly', () => {
    for (let cents = 100; cents <= 2_500_000; cents += 7) assert.equal(toCents(cents / 100), cents)
    assert.equal(toCents(0.1 + 0.2), 30)
  })

  it('with a part of a cent are no amount', () => {
    for (const dollars of [0.001, 1.005, 19.999, 24_999.999]) assert.equal(toCents(dollars), undefined)
  })

  it('can be given from one to twenty-five thousand', () => {
    for (const good of [1, 1.01, 10, 25_000]) assert.ok(isDonationAmount(good), String(good))
    for (const bad of [0, 5e-324, -1, 0.99, 25_000.01, 1e21, Number.NaN, Infinity, -Infinity])
      assert.ok(!isDonationAmount(bad), String(bad))
  })
})
