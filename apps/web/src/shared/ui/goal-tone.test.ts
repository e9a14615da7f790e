import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goalTone } from './goal-tone.ts'

test('the four goal categories have their colours in any case, all others are grey', () => {
  assert.equal(goalTone('Spiritual'), 'violet')
  assert.equal(goalTone('personal'), 'teal')
  assert.equal(goalTone('FAMILY'), 'amber')
  assert.equal(goalTone('Financial'), 'green')
  for (const other of ['church', 'Health', '', 'other']) assert.equal(goalTone(other), 'grey')
})
