import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { versesOf } from '@stillwater/bible/verse-numbers'
import type { Preached } from '@stillwater/contract/sermons/sermons'
import { booksIn, byYear, choicesOf, filtered } from './preaching-record.ts'

const time = (reference: string, date: string, place: string | null): Preached => ({
  sermonId: reference,
  title: reference,
  reference,
  status: 'completed',
  deliveryId: date,
  date,
  place,
})
const times = [
  time('Romans 8:18–30', '2025-01-05', 'Grace Church'),
  time('Genesis 50:1–Exodus 2:3', '2024-06-02', null),
  time('Romans 7', '2024-03-03', 'Chapel'),
]
const booksOf = (reference: string) => booksIn(versesOf(reference))
const found = (filter: object) => filtered(times, filter, booksOf).map(({ date }) => date)

describe('the preaching record', () => {
  it('is narrowed by year, place and book', () => {
    assert.deepEqual(found({}), ['2025-01-05', '2024-06-02', '2024-03-03'])
    assert.deepEqual(found({ year: '2024' }), ['2024-06-02', '2024-03-03'])
    assert.deepEqual(found({ place: 'Chapel' }), ['2024-03-03'])
    assert.deepEqual(found({ book: 2 }), ['2024-06-02'])
    assert.deepEqual(found({ book: 45, year: '2025' }), ['2025-01-05'])
  })

  it('offers what there is', () => {
    assert.deepEqual(choicesOf(times, booksOf), {
      years: ['2025', '2024'],
      places: ['Chapel', 'Grace Church'],
      books: [1, 2, 45],
    })
  })

  it('is told year by year', () => {
    assert.deepEqual(
      byYear(times).map(({ year, times: own }) => [year, own.length]),
      [
        ['2025', 1],
        ['2024', 2],
      ],
    )
  })
})
