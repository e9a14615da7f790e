import assert from 'node:assert/strict'
import { it } from 'node:test'
import { wordsIn } from './words-in.ts'

it('the words of a form are all that somebody has written, without ids, days and what is sealed', () => {
  const values = {
    title: 'For Ruth',
    description: 'Surgery on Monday.\nPeace for the family.',
    personIds: ['01900000-0000-7000-8000-00000000000a'],
    dateAdded: '2026-03-01',
    remindAt: null,
    isAnswered: false,
    tags: ['health', ' '],
    vaultText: 'v1.abcdef',
  }
  assert.equal(wordsIn(values), 'For Ruth\nSurgery on Monday.\nPeace for the family.\nhealth')
})
