import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NewSermonSchema } from '@stillwater/contract/sermons/sermons'
import * as z from 'zod/mini'
import { draftsOf, plannedParts } from './series-parts.ts'

const series = { id: '01900000-0000-7000-8000-00000000000b', title: 'Life in the Spirit' }
const dates = ['2027-01-10', '2027-01-17', '2027-01-24']

describe('the drafts of a series', () => {
  it('have its days and passages, and say which part they are', () => {
    const drafts = draftsOf(series, plannedParts(dates, ['Romans 8:1–17', ' Romans 8:18–39 ']), 1_000)
    assert.deepEqual(
      drafts.map(({ title, reference, date }) => [title, reference, date]),
      [
        ['Life in the Spirit, part 1', 'Romans 8:1–17', '2027-01-10'],
        ['Life in the Spirit, part 2', 'Romans 8:18–39', '2027-01-17'],
        ['Life in the Spirit, part 3', 'To be chosen', '2027-01-24'],
      ],
    )
    assert.ok(drafts.every(({ seriesId }) => seriesId === series.id))
    assert.equal(new Set(drafts.map(({ id }) => id)).size, 3)
  })

  it('can be saved, however long the title is', () => {
    for (const title of ['x'.repeat(200), '😀'.repeat(100)])
      for (const draft of draftsOf({ ...series, title }, plannedParts(dates, [])))
        assert.ok(z.safeParse(NewSermonSchema, draft).success, draft.title)
  })
})
