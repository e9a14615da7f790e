import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contentText, fetchedText } from './feed-words.ts'

const none = { includesSermons: false, includesActivities: false, showsCounseling: false }
const all = { includesSermons: true, includesActivities: true, showsCounseling: true }

describe('what a shared calendar shows, in words', () => {
  it('names what was chosen', () => {
    assert.equal(contentText({ audience: 'everything', ...none }), 'All events')
    assert.equal(contentText({ audience: 'busy', ...none }), 'Busy times only')
    assert.equal(
      contentText({ audience: 'everything', ...all }),
      'All events, with activities, sermons, and counseling details',
    )
  })

  it('names nothing that busy times never show', () => {
    assert.equal(contentText({ audience: 'busy', ...all }), 'Busy times only, with activities')
  })

  it('says when it was fetched', () => {
    assert.equal(fetchedText({ lastFetchedAt: null }), 'Not fetched by a calendar yet')
    assert.match(fetchedText({ lastFetchedAt: Date.UTC(2025, 2, 5, 12) }), /^Last fetched Mar 5, 2025, \d/)
  })
})
