import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sealedCountText } from './sealed-count-text.ts'

it('says how much of each kind is sealed and that nobody can read it, or that there is nothing to lose', () => {
  const lost = 'Without your passphrase or your code, nobody can read these words anymore. That includes us.'
  const said = (journals: number, careEntries: number, people: number) =>
    sealedCountText({ journals, careEntries, people })
  assert.equal(
    said(2, 1, 3),
    `You have sealed 2 journal entries, the notes of 1 care entry, and private notes about 3 people. ${lost}`,
  )
  assert.equal(said(1, 0, 1), `You have sealed 1 journal entry and private notes about 1 person. ${lost}`)
  assert.equal(said(0, 4, 0), `You have sealed the notes of 4 care entries. ${lost}`)
  assert.equal(said(0, 0, 0), 'Nothing is sealed at the moment, so no words will be lost.')
})
