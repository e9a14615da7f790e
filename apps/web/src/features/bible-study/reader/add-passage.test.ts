import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Sermon } from '@stillwater/contract/sermons'
import { scriptureBlock, upcomingSermons } from './add-passage.ts'

const passage = { reference: 'John 11:35', text: 'Jesus wept.', version: 'KJV' }
const sermon = (id: string, date: string, status: Sermon['status'] = 'not_started') =>
  ({ id, date, status }) as Sermon

describe('a passage for a sermon', () => {
  it('is one block of its text, with its lines', () => {
    assert.deepEqual(scriptureBlock({ ...passage, text: 'Jesus\nwept.' }), {
      attributes: { kind: 'scripture', reference: 'John 11:35', version: 'KJV' },
      runs: [{ text: 'Jesus\u2028wept.', attributes: {} }],
    })
  })

  it('is offered the next five sermons, soonest first, without archived ones', () => {
    const days = ['16', '30', '22', '29', '23', '24', '25'].map((day) => sermon(day, `2026-11-${day}`))
    const all = [...days, sermon('old', '2026-11-26', 'archived')]
    assert.deepEqual(
      upcomingSermons(all, '2026-11-17').map(({ id }) => id),
      ['22', '23', '24', '25', '29'],
    )
  })
})
