import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { openSermons, scriptureBlock } from './add-passage.ts'

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

  it('is offered the next sermons, soonest first, then drafts whose day is past, without finished and archived ones', () => {
    const days = ['15', '16', '30', '22', '29', '23', '24', '25'].map((day) => sermon(day, `2026-11-${day}`))
    const all = [
      ...days,
      sermon('preached', '2026-11-15', 'completed'),
      sermon('ready', '2026-11-26', 'completed'),
      sermon('old', '2026-11-26', 'archived'),
    ]
    assert.deepEqual(
      openSermons(all, '2026-11-17').map(({ id }) => id),
      ['22', '23', '24', '25', 'ready', '29', '30', '16', '15'],
    )
  })
})
