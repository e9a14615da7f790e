import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chapterCounts, versesOf } from '@stillwater/bible/verse-numbers'
import type { Preached } from '@stillwater/contract/sermons/sermons'
import { coverageOf, oldShare } from './coverage.ts'

const time = (reference: string, date: string): Preached => ({
  sermonId: reference,
  title: reference,
  reference,
  status: 'completed',
  deliveryId: date,
  date,
  place: null,
})

describe('what was preached of the Bible', () => {
  const coverage = coverageOf(
    [
      time('Romans 8:18–30', '2025-01-05'),
      time('Genesis 50:1–Exodus 2:3', '2024-06-02'),
      time('Romans 7:21–8:4', '2023-03-05'),
      time('To be chosen', '2023-01-01'),
    ],
    versesOf,
    chapterCounts(),
  )

  it('is known by chapter, with how often and when last', () => {
    assert.deepEqual([...coverage.chapters.keys()].sort(), [1050, 2001, 2002, 45_007, 45_008])
    assert.equal(coverage.chapters.get(45_008)?.times.length, 2)
    assert.equal(coverage.chapters.get(45_008)?.last, '2025-01-05')
    assert.equal(coverage.chapters.get(45_007)?.last, '2023-03-05')
  })

  it('has a share of each testament', () => {
    assert.deepEqual([coverage.old, coverage.new], [1, 2])
    assert.equal(oldShare(coverage), 33)
    assert.equal(oldShare(coverageOf([], versesOf, chapterCounts())), undefined)
  })

  it('holds a whole book once per chapter', () => {
    assert.equal(coverageOf([time('Psalms', '2025-01-05')], versesOf, chapterCounts()).chapters.size, 150)
  })
})
