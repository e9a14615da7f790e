import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parseVoiceSettings } from './voice-settings.ts'

it('nothing stored means no consent, and American English', () => {
  assert.deepEqual(parseVoiceSettings(null), { consented: false, language: 'en-US' })
})

it('settings are read as they were written', () => {
  const settings = { consented: true, language: 'de-DE' } as const
  assert.deepEqual(parseVoiceSettings(JSON.stringify(settings)), settings)
})

it('a damaged setting gets its default and never counts as consent', () => {
  for (const stored of ['', '{', 'null', '[]', '1', '{"consented":"yes"}', '{"language":"toString"}']) {
    assert.deepEqual(parseVoiceSettings(stored), { consented: false, language: 'en-US' }, stored)
  }
  assert.deepEqual(parseVoiceSettings('{"consented":true,"language":7}'), {
    consented: true,
    language: 'en-US',
  })
})
