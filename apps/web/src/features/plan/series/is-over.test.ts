import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOver } from './is-over.ts'

const series = { date: '2025-01-05', weeks: 3 }

describe('a series', () => {
  it('is over after its last sermon, wherever that has moved', () => {
    assert.equal(isOver(series, [{ date: '2025-01-05' }, { date: '2025-02-02' }], '2025-02-02'), false)
    assert.equal(isOver(series, [{ date: '2025-01-05' }, { date: '2025-02-02' }], '2025-02-03'), true)
  })

  it('is over after its weeks where it has no sermons', () => {
    assert.equal(isOver(series, [], '2025-01-19'), false)
    assert.equal(isOver(series, [], '2025-01-20'), true)
  })
})
