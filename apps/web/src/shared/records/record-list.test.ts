import assert from 'node:assert/strict'
import { it } from 'node:test'
import { recordList } from './record-list.ts'

it('names all that a user keeps, and not the parts of a sermon or prayer', () => {
  const text = recordList('the Bible')
  assert.match(text, /^sermons, prayers, .*, people, care log, .*, illustrations, and the Bible$/)
  assert.doesNotMatch(text, /notes|links|updates/)
})
