import assert from 'node:assert/strict'
import { it } from 'node:test'
import { journalPrefill } from './journal-prefill.ts'

it('hands the scripture to the journal, followed by room for thoughts', () => {
  assert.deepEqual(journalPrefill({ reference: 'Psalm 46:10', scripture: 'Be still.\nKnow.' }), {
    title: 'Reflection on Psalm 46:10',
    content: 'Be still.\nKnow.\n\nMy thoughts: ',
  })
})
