import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDate } from './read-date.ts'

test('a date is read in the ways people write it', () => {
  const ways = [
    '2025-01-05',
    '2025-1-5',
    '1/5/2025',
    '01/05/2025',
    'Jan 5, 2025',
    'january 5 2025',
    '5 Jan 2025',
  ]
  for (const text of [...ways, ' Jan. 5th, 2025 ', '5 January, 2025'])
    assert.equal(readDate(text), '2025-01-05', text)
})

test('a day that does not exist, or half a date, is not read', () => {
  const wrong = [
    '',
    'soon',
    'Feb 30, 2025',
    '13/1/2025',
    '2025-02-29',
    'Jan 5',
    '1/5/25',
    'Foo 5, 2025',
    '0/5/2025',
  ]
  for (const text of wrong) assert.equal(readDate(text), undefined, text)
})
