import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { yearsAgo } from './years-ago.ts'

describe('a day of an earlier year', () => {
  it('is told by the years between', () => {
    assert.equal(yearsAgo('2024-03-05', '2025-03-05'), '1 year ago')
    assert.equal(yearsAgo('2012-02-29', '2024-02-29'), '12 years ago')
  })
})
