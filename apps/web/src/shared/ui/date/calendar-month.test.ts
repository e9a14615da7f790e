import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clampDate, dateAfterKey, monthGrid } from './calendar-month.ts'

test('a month fills six weeks from Sunday to Saturday, each of its days once', () => {
  const weeks = monthGrid(2025, 3)
  assert.equal(weeks.length, 6)
  assert.ok(weeks.every((week) => week.days.length === 7))
  assert.deepEqual(weeks[0]?.days, [null, null, null, null, null, null, '2025-03-01'])
  const days = weeks.flatMap((week) => week.days.filter((day) => day !== null))
  assert.equal(new Set(days).size, 31)
  assert.equal(days.at(-1), '2025-03-31')
})

test('the shortest month leaves its last two weeks empty, and every week still has its own name', () => {
  const weeks = monthGrid(2015, 2)
  assert.equal(weeks[0]?.days[0], '2015-02-01')
  assert.ok(weeks.slice(4).every((week) => week.days.every((day) => day === null)))
  assert.equal(new Set(weeks.map((week) => week.start)).size, 6)
})

test('keys move through the grid as the WAI-ARIA pattern says', () => {
  const after = (key: string, shift = false) => dateAfterKey('2025-01-08', key, shift)
  assert.equal(after('ArrowLeft'), '2025-01-07')
  assert.equal(after('ArrowRight'), '2025-01-09')
  assert.equal(after('ArrowUp'), '2025-01-01')
  assert.equal(after('ArrowDown'), '2025-01-15')
  assert.equal(after('Home'), '2025-01-05')
  assert.equal(after('End'), '2025-01-11')
  assert.equal(after('PageUp'), '2024-12-08')
  assert.equal(after('PageDown'), '2025-02-08')
  assert.equal(after('PageUp', true), '2024-01-08')
  assert.equal(after('PageDown', true), '2026-01-08')
  assert.equal(after('a'), undefined)
})

test('a date outside the limits becomes the nearest one inside', () => {
  assert.equal(clampDate('1899-12-31', '1900-01-01', '2100-12-31'), '1900-01-01')
  assert.equal(clampDate('2101-01-01', '1900-01-01', '2100-12-31'), '2100-12-31')
  assert.equal(clampDate('2025-01-05', '1900-01-01', '2100-12-31'), '2025-01-05')
})
