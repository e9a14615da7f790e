import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calendarFaults } from '@stillwater/contract/choices'
import { stateWords } from './subscription-words.ts'

const noon = Date.UTC(2025, 2, 5, 12)
const fresh = { state: 'fresh', fault: null, refreshedAt: noon, events: 12, isCut: false } as const

describe('how another calendar stands, in words', () => {
  it('says how much of it there is, and since when', () => {
    assert.match(stateWords(fresh).join(' '), /^12 events\. Refreshed Mar 5, 2025, \d/)
    assert.match(stateWords({ ...fresh, events: 1 }).join(' '), /^1 event\. /)
    assert.match(stateWords({ ...fresh, isCut: true }).join(' '), /very large/)
  })

  it('says that it is being read', () => {
    assert.deepEqual(stateWords({ ...fresh, state: 'waiting', refreshedAt: null }), ['Reading the calendar…'])
    assert.deepEqual(stateWords({ ...fresh, state: 'waiting' }), ['Refreshing…'])
  })

  it('says why it cannot be read, what is shown of it, and what happens next', () => {
    for (const fault of calendarFaults) {
      const [why, shown, next] = stateWords({ ...fresh, state: 'failing', fault })
      assert.ok((why ?? '').length > 20, fault)
      assert.match(shown ?? '', /as of Mar 5, 2025/)
      assert.equal(next, 'We’ll keep trying.')
    }
    const stopped = stateWords({ ...fresh, state: 'stopped', fault: 'not_found', refreshedAt: null })
    assert.equal(stopped.length, 2)
    assert.match(stopped[1] ?? '', /Refresh now/)
  })
})
