import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { byMonth } from './by-month.ts'

describe('records by month', () => {
  it('keep their order, and each month is named once', () => {
    const months = byMonth(['2025-03-05', '2025-03-01', '2025-01-31', '2024-03-05'].map((date) => ({ date })))
    assert.deepEqual(
      months.map(({ name, records }) => [name, records.length]),
      [
        ['March 2025', 2],
        ['January 2025', 1],
        ['March 2024', 1],
      ],
    )
  })

  it('are none where there are no records', () => {
    assert.deepEqual(byMonth([]), [])
  })
})
