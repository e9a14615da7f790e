import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isDateOf } from '@stillwater/contract/calendar/occurrences'
import { followDate, usualRules } from './repeat-rules.ts'

describe('the usual repetitions of a date', () => {
  it('name its weekday and its place in the month', () => {
    const labels = (date: string) => usualRules(date).map(({ label }) => label)
    assert.deepEqual(labels('2025-03-04'), [
      'Every day',
      'Every week on Tuesday',
      'Every month on the first Tuesday',
      'Every month on the 4th',
      'Every year on Mar 4',
    ])
    assert.deepEqual(labels('2025-03-30').slice(2, 4), [
      'Every month on the last Sunday',
      'Every month on the 30th',
    ])
    assert.deepEqual(labels('2025-02-25').slice(2, 4), [
      'Every month on the fourth Tuesday',
      'Every month on the last Tuesday',
    ])
  })

  it('include the date itself', () => {
    for (const date of ['2025-03-04', '2025-03-31', '2024-02-29', '2025-12-28'])
      for (const { value } of usualRules(date)) assert.ok(isDateOf({ date, repeats: value }, date), value)
  })
})

describe('a rule whose event moves to another date', () => {
  it('names the new day where it named the old one', () => {
    for (const [rule, from, to, moved] of [
      ['FREQ=WEEKLY;BYDAY=TU,FR', '2025-03-04', '2025-03-05', 'FREQ=WEEKLY;BYDAY=WE,FR'],
      ['FREQ=WEEKLY;BYDAY=TU,FR', '2025-03-04', '2025-03-07', 'FREQ=WEEKLY;BYDAY=FR'],
      ['FREQ=MONTHLY;BYDAY=1TU', '2025-03-04', '2025-03-12', 'FREQ=MONTHLY;BYDAY=2WE'],
      ['FREQ=MONTHLY;BYDAY=-1SU', '2025-03-30', '2025-03-31', 'FREQ=MONTHLY;BYDAY=-1MO'],
      ['FREQ=MONTHLY;BYDAY=-1SU', '2025-03-30', '2025-03-10', 'FREQ=MONTHLY;BYDAY=2MO'],
      ['FREQ=MONTHLY;BYMONTHDAY=4', '2025-03-04', '2025-03-12', 'FREQ=MONTHLY;BYMONTHDAY=12'],
      ['FREQ=DAILY;UNTIL=20250310', '2025-03-04', '2025-03-12', 'FREQ=DAILY;UNTIL=20250312'],
      ['FREQ=YEARLY;COUNT=3', '2025-03-04', '2025-03-12', 'FREQ=YEARLY;COUNT=3'],
    ] as const) {
      assert.equal(followDate(rule, from, to), moved)
      assert.ok(isDateOf({ date: to, repeats: moved }, to), moved)
    }
  })
})
