import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Sermon } from '@stillwater/contract/sermons'
import { notesWith, upcomingSermons } from './add-passage.ts'

const passage = { reference: 'John 11:35', text: 'Jesus wept.', version: 'KJV' }
const sermon = (id: string, date: string, status: Sermon['status'] = 'not_started') =>
  ({ id, date, status }) as Sermon

describe('a passage for a sermon', () => {
  it('stands at the end of the notes, or begins them', () => {
    assert.equal(notesWith(null, passage), 'Jesus wept.\nJohn 11:35 (KJV)')
    assert.equal(notesWith('Grief.\n', passage), 'Grief.\n\nJesus wept.\nJohn 11:35 (KJV)')
  })

  it('is refused where the notes would be too long, and never cut', () => {
    assert.equal(notesWith('x'.repeat(99_990), passage), undefined)
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
