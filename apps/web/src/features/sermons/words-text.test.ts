import assert from 'node:assert/strict'
import { it } from 'node:test'
import { wordsText } from './words-text.ts'

it('says how many words there are', () => {
  assert.deepEqual([0, 1, 1000].map(wordsText), ['0 words', '1 word', '1,000 words'])
})
