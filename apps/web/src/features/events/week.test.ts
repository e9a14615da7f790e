import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayAfterKey, daysOfWeek, isShown, weekOf, weeksOfMonth } from './week.ts'

describe('a week', () => {
  it('goes from Sunday to Saturday, over the ends of months and years', () => {
    assert.deepEqual(weekOf('2025-01-01'), [
      '2024-12-29',
      '2024-12-30',
      '2024-12-31',
      '2025-01-01',
      '2025-01-02',
      '2025-01-03',
      '2025-01-04',
    ])
    assert.deepEqual(daysOfWeek('2024-02-29'), { from: '2024-02-25', to: '2024-03-02' })
  })

  it('holds its Sunday and its Saturday', () => {
    for (const date of ['2025-03-02', '2025-03-08'])
      assert.deepEqual(daysOfWeek(date), { from: '2025-03-02', to: '2025-03-08' })
  })

  it('is one of its month’s, which hold every day of it', () => {
    assert.deepEqual(weeksOfMonth('2025-03-31'), { from: '2025-02-23', to: '2025-04-05' })
    assert.deepEqual(weeksOfMonth('2024-12-01'), { from: '2024-12-01', to: '2025-01-04' })
    assert.deepEqual(weeksOfMonth('2015-02-14'), { from: '2015-02-01', to: '2015-02-28' })
  })

  it('is walked through by keys, into the next week too', () => {
    const steps = [
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'PageUp',
      'PageDown',
      'Home',
      'End',
      'a',
    ]
    assert.deepEqual(
      steps.map((key) => dayAfterKey('2025-03-02', key)),
      [
        '2025-03-01',
        '2025-03-03',
        '2025-03-01',
        '2025-03-03',
        '2025-02-23',
        '2025-03-09',
        '2025-03-02',
        '2025-03-08',
        undefined,
      ],
    )
  })

  it('is shown for real days between 1900 and 2100', () => {
    const dates = ['1899-12-31', '1900-01-01', '2025-02-29', 'today', '', '2100-12-31', '2101-01-01']
    assert.deepEqual(dates.map(isShown), [false, true, false, false, false, true, false])
  })
})
