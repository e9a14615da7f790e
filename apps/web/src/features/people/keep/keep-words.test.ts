import assert from 'node:assert/strict'
import { it } from 'node:test'
import { entryCount, keepText } from './keep-words.ts'

it('how long is said in years where it is whole years', () => {
  assert.deepEqual([6, 12, 60, 1, null].map(keepText), [
    '6 months',
    '1 year',
    '5 years',
    '1 month',
    'Never ask',
  ])
  assert.deepEqual([1, 2].map(entryCount), ['1 care entry', '2 care entries'])
})
