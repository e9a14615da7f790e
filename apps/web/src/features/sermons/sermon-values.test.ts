import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NewSermonSchema, type Sermon } from '@stillwater/contract/sermons/sermons'
import * as z from 'zod/mini'
import { changesSchemaOf, comingSunday, newValues, valuesOf } from './sermon-values.ts'

const sermon: Sermon = {
  id: '01900000-0000-7000-8000-00000000000b',
  userId: 'u',
  version: 3,
  title: 'The good shepherd',
  scripture: 'The LORD is my shepherd; I shall not want.',
  reference: 'Psalm 23:1',
  notes: null,
  status: 'completed',
  archivedFrom: null,
  date: '2025-03-09',
  progress: 60,
  noteCount: 4,
  resourceCount: 2,
  seriesId: null,
  stepsDone: [],
  couldBePreached: false,
  rhythm: null,
}

describe('the sermon form', () => {
  it('proposes the coming Sunday, and today on a Sunday', () => {
    assert.equal(comingSunday('2025-03-03'), '2025-03-09')
    assert.equal(comingSunday('2025-03-08'), '2025-03-09')
    assert.equal(comingSunday('2025-03-09'), '2025-03-09')
    assert.equal(comingSunday('2024-12-30'), '2025-01-05')
  })

  it('begins with what another screen hands over', () => {
    const values = newValues({ reference: 'John 3:16', scripture: 'For God so loved' }, '2025-03-05')
    assert.deepEqual([values.reference, values.scripture], ['John 3:16', 'For God so loved'])
  })

  it('sends a new sermon whole', () => {
    const values = {
      ...newValues({ reference: 'John 3:16', scripture: 'For God' }, '2025-03-05'),
      title: 'Love',
    }
    assert.deepEqual(z.parse(NewSermonSchema, values), {
      title: 'Love',
      scripture: 'For God',
      reference: 'John 3:16',
      notes: null,
      status: 'not_started',
      archivedFrom: null,
      date: '2025-03-09',
      progress: 0,
      noteCount: 0,
      resourceCount: 0,
      seriesId: null,
      stepsDone: [],
      couldBePreached: false,
      rhythm: null,
    })
  })

  it('says nothing of the counts in an edit, and keeps the progress of a completed sermon', () => {
    const { title, scripture, reference, notes, status, date, progress, seriesId } = sermon
    assert.deepEqual(z.parse(changesSchemaOf(sermon), valuesOf(sermon)), {
      title,
      scripture,
      reference,
      notes,
      status,
      date,
      progress,
      seriesId,
    })
  })

  it('counts no notes once they are emptied, also without a connection', () => {
    const noted = { ...sermon, notes: 'Begin with the valley', noteCount: 1 }
    const { noteCount } = z.parse(changesSchemaOf(noted), { ...valuesOf(noted), notes: ' \n' })
    assert.equal(noteCount, 0)
    assert.equal(z.parse(changesSchemaOf(noted), valuesOf(noted)).noteCount, undefined)
  })
})
