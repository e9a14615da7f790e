import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lastPrayedWords } from './last-prayed.ts'
import { openingVerse } from './opening-verses.ts'
import { backward, forward, resumeAt } from './pray-position.ts'

const ids = ['a', 'b', 'c']
const prayed =
  (...marked: string[]) =>
  (id: string) =>
    marked.includes(id)

describe('praying through a day’s list', () => {
  it('begins with the verse and goes on, on any device, where it was left', () => {
    assert.equal(resumeAt(ids, prayed()), 'begin')
    assert.equal(resumeAt(ids, prayed('a')), 1)
    assert.equal(resumeAt(ids, prayed('a', 'c')), 1)
    assert.equal(resumeAt(ids, prayed('a', 'b', 'c')), 'end')
  })

  it('goes forward to the end and back to the beginning', () => {
    assert.equal(forward('begin', ids, prayed()), 0)
    assert.equal(forward('begin', ids, prayed('a')), 1)
    assert.equal(forward('begin', ids, prayed('a', 'b', 'c')), 0)
    assert.deepEqual(
      [0, 1, 2].map((at) => forward(at, ids, prayed())),
      [1, 2, 'end'],
    )
    assert.equal(forward('end', ids, prayed()), 'end')
    assert.deepEqual(
      (['end', 2, 1, 0, 'begin'] as const).map((at) => backward(at, ids.length)),
      [2, 1, 0, 'begin', 'begin'],
    )
  })

  it('says when a prayer was last prayed, today left out', () => {
    assert.equal(lastPrayedWords([], '2025-03-05'), 'You haven’t prayed this one here before')
    assert.equal(
      lastPrayedWords(['2025-03-05', '2025-03-04'], '2025-03-05'),
      'You last prayed this yesterday',
    )
    assert.equal(lastPrayedWords(['2025-02-05'], '2025-03-05'), 'You last prayed this 28 days ago')
  })

  it('has a verse for every day', () => {
    const month = Array.from({ length: 31 }, (_, day) =>
      openingVerse(`2025-01-${String(day + 1).padStart(2, '0')}`),
    )
    assert.equal(new Set(month).size, 31)
  })
})
