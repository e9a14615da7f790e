import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Donation } from '@stillwater/contract/donations/donations'
import { givenInYear } from './amounts.ts'

it('counts what was given in the year, less what was given back', () => {
  const given = (status: Donation['status'], cents: number, refundedCents = 0, year = 2025): Donation => ({
    id: 'pi',
    currency: 'usd',
    status,
    cents,
    refundedCents,
    givenAt: new Date(year, 5, 1).getTime(),
  })
  const list = [
    given('succeeded', 2000),
    given('succeeded', 4000, 500),
    given('refunded', 900, 900),
    given('processing', 100),
    given('failed', 100),
    given('succeeded', 7000, 0, 2024),
  ]
  assert.equal(givenInYear(list, 2025), 5500)
  assert.equal(givenInYear([], 2025), 0)
})
