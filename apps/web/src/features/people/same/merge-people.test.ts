import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emptyPerson } from '#shared/people/empty-person.ts'
import { isNamed, namesById } from '#shared/people/merged-ids.ts'
import { createVaultSealer } from '#shared/vault/vault-sealer.ts'
import { openWords, sealWords } from '#shared/vault/vault-words.ts'
import { findDuplicates } from './find-duplicates.ts'
import { mergePeople } from './merge-people.ts'

let last = 0
const person = (name: string, more: object = {}) => {
  last += 1
  return { ...emptyPerson(name), id: String(last), userId: 'u', version: 1, ...more }
}
const suggested = (...people: ReturnType<typeof person>[]) =>
  findDuplicates(people).map((pair) => pair.map(({ name }) => name))

describe('duplicates', () => {
  it('have the same name, in any order, case and accents', () => {
    assert.deepEqual(suggested(person('José Lee'), person('lee, jose'), person('Ruth')), [
      ['José Lee', 'lee, jose'],
    ])
  })

  it('have the same first name with the same phone or e-mail', () => {
    const phone = { phone: '(555) 010-0123' }
    assert.deepEqual(suggested(person('Ann', phone), person('Ann Lee', { phone: '+1 555 010 0123' })), [
      ['Ann', 'Ann Lee'],
    ])
    assert.deepEqual(
      suggested(person('Ann', { email: 'A@x.org' }), person('Ann Lee', { email: 'a@x.org' })),
      [['Ann', 'Ann Lee']],
    )
  })

  it('are not a couple with one phone, nor a father and a son with one name', () => {
    const phone = { phone: '555 010 0123' }
    assert.deepEqual(suggested(person('Ann Lee', phone), person('Ruth Lee', phone)), [])
    assert.deepEqual(
      suggested(person('Ann Lee', { birthday: '1950-03-05' }), person('Ann Lee', { birthday: '1980-01-02' })),
      [],
    )
    assert.equal(
      suggested(person('Ann Lee', { birthday: '1950-03-05' }), person('Ann Lee', { birthday: '--03-05' }))
        .length,
      1,
    )
  })

  it('are few questions, however many share a name', () => {
    assert.equal(findDuplicates(Array.from({ length: 1000 }, () => person('Ann Lee'))).length, 999)
  })
})

describe('two people who are one', () => {
  it('keep everything that is known of either', () => {
    const kept = person('Ann Lee', {
      phone: '555-0100',
      tags: ['choir'],
      notes: 'Tea, no sugar.',
      birthday: '--03-05',
    })
    const other = person('Anne Lee', {
      phone: '555-0199',
      email: 'ann@example.org',
      tags: ['Choir', 'elders'],
      notes: 'Likes to be read to.',
      birthday: '1950-03-05',
      dates: [{ kind: 'wedding', date: '1975-06-12', label: null, remember: false }],
      place: 'hospital',
      room: '12',
      contactDays: 30,
    })
    assert.deepEqual(mergePeople(kept, other), {
      ...emptyPerson('Ann Lee'),
      phone: '555-0100',
      email: 'ann@example.org',
      tags: ['choir', 'elders'],
      notes: 'Tea, no sugar.\nLikes to be read to.\nAnne Lee\n555-0199',
      birthday: '1950-03-05',
      dates: other.dates,
      place: 'hospital',
      room: '12',
      contactDays: 30,
      mergedIds: [other.id],
    })
  })

  it('keep in the notes what there is no room for', () => {
    const tags = (letter: string) => Array.from({ length: 15 }, (_, n) => `${letter}${n}`)
    const dates = (year: number) =>
      Array.from({ length: 11 }, (_, n) => ({
        kind: 'other' as const,
        date: `${year + n}-06-12`,
        label: 'Moved',
        remember: false,
      }))
    const merged = mergePeople(
      person('Ann Lee', { tags: tags('a'), dates: dates(1950) }),
      person('Ann Lee', { tags: tags('b'), dates: dates(1970) }),
    )
    assert.deepEqual([merged.tags.length, merged.dates.length], [20, 20])
    assert.equal(merged.notes, 'Moved: Jun 12, 1979\nMoved: Jun 12, 1980\n' + tags('b').slice(5).join(', '))
  })

  it('are meant by every id that either had, however often they are merged', () => {
    const [a, b, c] = [person('Ann'), person('Anne'), person('Anna')]
    const once = { ...b, ...mergePeople(b, c) }
    const twice = { ...a, ...mergePeople(a, once) }
    assert.deepEqual(twice.mergedIds, [b.id, c.id])
    assert.equal(isNamed(twice, [c.id]), true)
    assert.equal(isNamed(a, [c.id]), false)
    assert.equal(isNamed(a, undefined), false)
    assert.deepEqual(
      [...namesById([twice])],
      [a, b, c].map(({ id }) => [id, 'Ann']),
    )
  })
})

describe('sealed words of two people who are one', () => {
  const sealer = createVaultSealer(new Uint8Array(32).fill(7), { keyId: 'k'.repeat(12) })
  const sealedFor = (id: string, words: string) => ({
    id,
    vaultText: sealWords(sealer, `people/${id}`, words),
  })

  it('stay as they are where only the kept one has some', () => {
    const kept = person('Ann Lee', sealedFor('kept', 'Her brother'))
    assert.equal(mergePeople(kept, person('Ann Lee')).vaultText, kept.vaultText)
  })

  it('are sealed anew for the kept one, with those of both', () => {
    const kept = person('Ann Lee', sealedFor('kept', 'Her brother'))
    const other = person('Ann Lee', sealedFor('other', 'Her sister'))
    const { vaultText } = mergePeople(kept, other, sealer)
    assert.equal(openWords(sealer, 'people/kept', vaultText ?? ''), 'Her brother\nHer sister')
  })

  it('are never lost: without the right key nothing is merged', () => {
    const other = person('Ann Lee', sealedFor('other', 'Her sister'))
    assert.throws(() => mergePeople(person('Ann Lee'), other), /Unlock your sealed words first/)
    const wrong = createVaultSealer(new Uint8Array(32).fill(8), { keyId: 'k'.repeat(12) })
    assert.throws(() => mergePeople(person('Ann Lee'), other, wrong), /can’t be unlocked/)
  })
})
