import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { daysBetween, lastDayOf, onEachDay } from './days-of.ts'

const retreat = { title: 'Retreat', date: '2025-02-27', days: 4 }

describe('an event of several days', () => {
  it('lasts until its last day', () => {
    assert.equal(lastDayOf(retreat), '2025-03-02')
    assert.equal(lastDayOf({ date: '2025-02-27', days: 1 }), '2025-02-27')
    assert.equal(daysBetween('2025-02-27', '2025-03-02'), 4)
  })

  it('is on each of its days in a date range', () => {
    const days = (from: string, to: string) => onEachDay([retreat], { from, to }).map(({ date }) => date)
    assert.deepEqual(days('2025-02-01', '2025-02-28'), ['2025-02-27', '2025-02-28'])
    assert.deepEqual(days('2025-03-01', '2025-03-31'), ['2025-03-01', '2025-03-02'])
  })
})
