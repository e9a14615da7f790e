import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parseVoiceMemory } from './voice-memory.ts'

it('nothing stored means no consent, and American English', () => {
  assert.deepEqual(parseVoiceMemory(null), { consented: false, language: 'en-US' })
})

it('what was chosen is remembered', () => {
  const memory = { consented: true, language: 'de-DE' } as const
  assert.deepEqual(parseVoiceMemory(JSON.stringify(memory)), memory)
})

it('what is damaged is forgotten and never counts as consent', () => {
  for (const stored of ['', '{', 'null', '[]', '1', '{"consented":"yes"}', '{"language":"toString"}']) {
    assert.deepEqual(parseVoiceMemory(stored), { consented: false, language: 'en-US' }, stored)
  }
  assert.deepEqual(parseVoiceMemory('{"consented":true,"language":7}'), {
    consented: true,
    language: 'en-US',
  })
})
