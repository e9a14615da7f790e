import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, formatIsoDate, parseIsoDate, todayIso, weekdayOf } from './iso-date.ts'

test('a day that exists is taken apart, any other text is not', () => {
  assert.deepEqual(parseIsoDate('2025-01-05'), { year: 2025, month: 1, day: 5 })
  assert.deepEqual(parseIsoDate('2024-02-29'), { year: 2024, month: 2, day: 29 })
  for (const text of [
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-1-5',
    '05/01/2025',
    '',
    '2025-01-05T00:00',
  ])
    assert.equal(parseIsoDate(text), undefined, text)
})

test('days are added across months, years and leap days', () => {
  assert.equal(addDays('2024-02-28', 1), '2024-02-29')
  assert.equal(addDays('2025-12-31', 1), '2026-01-01')
  assert.equal(addDays('1900-03-01', -1), '1900-02-28')
})

test('a month further on keeps the day, or ends on the last one there is', () => {
  assert.equal(addMonths('2025-01-31', 1), '2025-02-28')
  assert.equal(addMonths('2025-11-30', 3), '2026-02-28')
  assert.equal(addMonths('2024-02-29', -12), '2023-02-28')
  assert.equal(addMonths('2025-05-15', -5), '2024-12-15')
})

test('a day reads as the specification writes it', () => {
  assert.equal(formatIsoDate('2025-01-05'), 'Jan 5, 2025')
  assert.equal(formatIsoDate('2025-01-05', 'long'), 'Sunday, January 5, 2025')
  assert.equal(formatIsoDate('2025-01-05', 'weekday'), 'Sunday, Jan 5, 2025')
  assert.equal(formatIsoDate('2025-01-05', 'month'), 'January 2025')
  assert.equal(weekdayOf('2025-01-05'), 0)
})

test('today is the day of the local clock, not of Greenwich', () => {
  assert.equal(todayIso(new Date(2025, 0, 5, 0, 1)), '2025-01-05')
  assert.equal(todayIso(new Date(2025, 0, 5, 23, 59)), '2025-01-05')
})

test('a text that is no day is refused loudly by what reckons with days', () => {
  assert.throws(() => addDays('yesterday', 1), RangeError)
})
