import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { JournalEntry } from '@stillwater/contract/journal'
import type { Person } from '@stillwater/contract/people/people'
import { randomKey } from '#shared/lock/cipher.ts'
import { createVaultSealer } from '#shared/vault/vault-sealer.ts'
import { sealWords, type VaultPlace } from '#shared/vault/vault-words.ts'
import { sealedWordsText } from './sealed-words-text.ts'

const sealer = createVaultSealer(randomKey(), { keyId: 'k'.repeat(12) })
const seal = (place: VaultPlace, words: string) => sealWords(sealer, place, words)

const people = [
  { id: 'p1', name: 'Ruth', vaultText: seal('people/p1', 'Her brother must not know.') },
  { id: 'p2', name: 'Boaz', vaultText: null },
] as unknown as Person[]

const journals = [
  { id: 'j1', date: '2026-03-01', title: 'A title', content: 'In clear', vaultText: null },
  { id: 'j2', date: '2026-03-02', vaultText: seal('journals/j2', 'A hard day\n\nI was afraid.') },
] as unknown as JournalEntry[]

const care = [
  { id: 'c1', date: '2026-03-03', personIds: ['p1', 'p2'], vaultText: seal('care-entries/c1', 'We prayed.') },
  // Of another entry: somebody has moved it.
  { id: 'c2', date: '2026-03-04', personIds: ['gone'], vaultText: seal('care-entries/c1', 'We prayed.') },
] as unknown as CareEntry[]

it('holds every sealed text under its date and names, says which are damaged, and nothing that was not sealed', () => {
  assert.deepEqual(sealedWordsText(sealer, { people, journals, care }), {
    count: 4,
    text: [
      '# Sealed words from Stillwater',
      'Anyone who has this file can read them.',
      '## Journal',
      '### Mar 2, 2026',
      'A hard day',
      'I was afraid.',
      '## Care log',
      '### Mar 3, 2026, Ruth, Boaz',
      'We prayed.',
      '### Mar 4, 2026, Someone no longer listed',
      'These words are damaged and could not be unlocked.',
      '## Private notes',
      '### Ruth',
      'Her brother must not know.\n',
    ].join('\n\n'),
  })
})

it('has nothing to say where nothing is sealed', () => {
  const { count } = sealedWordsText(sealer, {
    people: people.slice(1),
    journals: journals.slice(0, 1),
    care: [],
  })
  assert.equal(count, 0)
})
