import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { StoredItem } from '#shared/records/outbox/outbox-item.ts'
import { titleOf } from './item-words.ts'

/** A care entry that waits to be sent: it has no title, and the screen shows what it says. */
const waiting = (record: object): StoredItem =>
  ({
    key: 1,
    path: '/api/care-entries',
    op: 'add',
    id: 'c1',
    title: '',
    body: {},
    at: 0,
    attempts: 0,
    record,
  }) as unknown as StoredItem

describe('what a change that waits to be sent is called', () => {
  it('is “Sealed words” where its words are sealed', () => {
    assert.equal(titleOf(waiting({ words: null, vaultText: `v1.${'c'.repeat(80)}` })), 'Sealed words')
  })

  it('is its words where they are readable, and “Untitled” where there are none', () => {
    assert.equal(titleOf(waiting({ words: 'We prayed.', vaultText: null })), 'We prayed.')
    assert.equal(titleOf(waiting({ words: null, vaultText: null })), 'Untitled')
    // Stored by an earlier version of the app.
    assert.equal(titleOf(waiting({ words: null })), 'Untitled')
  })
})
