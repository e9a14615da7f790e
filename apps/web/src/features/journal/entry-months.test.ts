import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { JournalEntry } from '@stillwater/contract/journal'
import { byMonth, yearsAgo } from './entry-months.ts'

const entry = (date: string): JournalEntry => ({
  id: date,
  userId: 'u',
  version: 1,
  title: 'T',
  content: 'C',
  date,
  createdAt: '2025-03-05T15:00:00.000Z',
  updatedAt: '2025-03-05T15:00:00.000Z',
})

describe('the journal by month', () => {
  it('keeps the order and names each month once', () => {
    const months = byMonth(['2025-03-05', '2025-03-01', '2025-01-31', '2024-03-05'].map(entry))
    assert.deepEqual(
      months.map(({ name, entries }) => [name, entries.length]),
      [
        ['March 2025', 2],
        ['January 2025', 1],
        ['March 2024', 1],
      ],
    )
  })

  it('is empty where nothing was written', () => {
    assert.deepEqual(byMonth([]), [])
  })
})

describe('a day of an earlier year', () => {
  it('is told by the years between', () => {
    assert.equal(yearsAgo('2024-03-05', '2025-03-05'), '1 year ago')
    assert.equal(yearsAgo('2012-02-29', '2024-02-29'), '12 years ago')
  })
})
