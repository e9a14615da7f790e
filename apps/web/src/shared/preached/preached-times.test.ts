import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Delivery } from '@stillwater/contract/sermons/deliveries'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { preachedTimes } from './preached-times.ts'
import { preachedWords } from './preached-words.ts'

const today = '2025-03-05'
const sermon = (id: string, date: string, status: Sermon['status']): Sermon => ({
  id,
  userId: 'u',
  version: 1,
  title: id,
  scripture: 'Romans 8:18–30',
  reference: 'Romans 8:18–30',
  notes: null,
  status,
  archivedFrom: null,
  date,
  progress: 0,
  noteCount: 0,
  resourceCount: 0,
  seriesId: null,
  stepsDone: [],
  couldBePreached: false,
  rhythm: null,
})
const delivery = (id: string, sermonId: string, date: string, place: string | null): Delivery => ({
  id,
  userId: 'u',
  version: 1,
  sermonId,
  date,
  place,
  minutes: null,
  words: null,
  note: null,
})

describe('what was preached', () => {
  const times = preachedTimes(
    [
      sermon('twice', '2024-03-03', 'completed'),
      sermon('unlogged', '2024-05-05', 'completed'),
      sermon('unfinished', '2024-06-02', 'in_progress'),
      sermon('planned', '2025-04-06', 'not_started'),
    ],
    [
      delivery('d1', 'twice', '2024-03-03', 'Grace Church'),
      delivery('d2', 'twice', '2025-01-12', null),
      delivery('d3', 'gone', '2025-01-12', 'Grace Church'),
    ],
  )

  it('is every delivery, and every sermon without one, latest first', () => {
    assert.deepEqual(
      times.map(({ sermonId, date }) => [sermonId, date]),
      [
        ['planned', '2025-04-06'],
        ['twice', '2025-01-12'],
        ['unfinished', '2024-06-02'],
        ['unlogged', '2024-05-05'],
        ['twice', '2024-03-03'],
      ],
    )
  })

  it('is told in a sentence', () => {
    assert.deepEqual(
      times.map((time) => preachedWords(time, today)),
      [
        'You plan Romans 8:18–30 for Apr 6, 2025',
        'You preached Romans 8:18–30 on Jan 12, 2025',
        'You prepared Romans 8:18–30 for Jun 2, 2024',
        'You preached Romans 8:18–30 on May 5, 2024',
        'You preached Romans 8:18–30 on Mar 3, 2024, Grace Church',
      ],
    )
  })
})
