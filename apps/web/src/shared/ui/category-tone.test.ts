import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryTone } from './category-tone.ts'

test('a category has its color in any case, an unknown one is gray', () => {
  assert.equal(categoryTone('Spiritual'), 'violet')
  assert.equal(categoryTone('personal'), 'teal')
  assert.equal(categoryTone('FAMILY'), 'amber')
  assert.equal(categoryTone('Financial'), 'green')
  assert.equal(categoryTone('congregation'), 'water')
  assert.equal(categoryTone('ministry'), 'lamp')
  for (const other of ['church', 'Health', '', 'other']) assert.equal(categoryTone(other), 'grey')
})
