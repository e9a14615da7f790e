import { workingStatuses } from '@stillwater/contract/choices'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { archiveChange } from './archive-change.ts'

describe('archiving a sermon', () => {
  it('is undone without a trace', () => {
    for (const status of workingStatuses) {
      const before = { status, archivedFrom: null }
      const archived = archiveChange(before)
      assert.deepEqual(archived, { status: 'archived', archivedFrom: status })
      assert.deepEqual(archiveChange(archived), before)
    }
  })

  it('without a memory of before ends in a completed sermon', () => {
    assert.deepEqual(archiveChange({ status: 'archived', archivedFrom: null }), {
      status: 'completed',
      archivedFrom: null,
    })
  })
})
