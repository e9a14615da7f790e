import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { suggestedEnds } from './suggested-times.ts'

describe('the suggested ends', () => {
  it('follow the start, past midnight too', () => {
    assert.deepEqual(
      suggestedEnds('half past ten at night').map(({ value }) => value),
      ['11:00 PM', '11:30 PM', '12:00 AM', '12:30 AM'],
    )
  })

  it('are none for a start that names no time', () => {
    assert.deepEqual(suggestedEnds('after the service'), [])
  })
})
