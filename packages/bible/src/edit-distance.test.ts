import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance } from './edit-distance.ts'

test('counts letters added, dropped, changed and swapped', () => {
  assert.equal(editDistance('shepherd', 'shepherd'), 0)
  assert.equal(editDistance('sheperd', 'shepherd'), 1)
  assert.equal(editDistance('shepherdd', 'shepherd'), 1)
  assert.equal(editDistance('shepherb', 'shepherd'), 1)
  assert.equal(editDistance('shephedr', 'shepherd'), 1)
  assert.equal(editDistance('', 'abc'), 3)
  assert.equal(editDistance('hezekiah', 'ezekiel'), 3)
})

test('stops counting when it is enough, and never says less than that', () => {
  assert.ok(editDistance('abcdefgh', 'zyxwvuts', 2) > 2)
  assert.equal(editDistance('sheperd', 'shepherd', 2), 1)
})

test('takes words of any length', () => {
  assert.equal(editDistance('a'.repeat(10_000), 'a'.repeat(10_000)), 0)
})
