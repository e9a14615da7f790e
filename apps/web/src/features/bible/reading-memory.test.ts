import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nothingRead, parseMemory, withReference } from './reading-memory.ts'

test('what was kept is read again', () => {
  const memory = { version: 'WEB', reference: 'John 3', size: 'large', history: ['John 3', 'Psalm 23'] }
  assert.deepEqual(parseMemory(JSON.stringify(memory)), memory)
})

test('nothing kept, and nothing that can be read, is nothing read', () => {
  for (const stored of [null, '', '{', 'null', '7', '"John 3"', '[]', '{}']) {
    const { size, history, reference, version } = parseMemory(stored)
    assert.deepEqual(
      { size, history, reference, version },
      { ...nothingRead, reference: undefined, version: undefined },
    )
  }
})

test('a damaged part is reset and the others stay', () => {
  const memory = parseMemory(
    JSON.stringify({ version: 7, reference: 'John 3', size: 'gigantic', history: ['Psalm 23', { x: 1 }] }),
  )
  assert.equal(memory.version, undefined)
  assert.equal(memory.reference, 'John 3')
  assert.equal(memory.size, 'medium')
  assert.deepEqual(memory.history, [])
  assert.equal(parseMemory(JSON.stringify({ reference: 'x'.repeat(301) })).reference, undefined)
})

test('a place that is read again moves to the front of the history', () => {
  const memory = withReference({ size: 'medium', history: ['Psalm 23', 'John 3', 'Jude'] }, 'John 3')
  assert.deepEqual(memory.history, ['John 3', 'Psalm 23', 'Jude'])
  assert.equal(memory.reference, 'John 3')
})

test('the history keeps the latest thirty places', () => {
  let memory = nothingRead
  for (let psalm = 1; psalm <= 40; psalm += 1) memory = withReference(memory, `Psalm ${psalm}`)
  assert.equal(memory.history.length, 30)
  assert.equal(memory.history[0], 'Psalm 40')
  assert.equal(parseMemory(JSON.stringify(memory)).history.length, 30)
})
