import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Run } from '@stillwater/sermon-body/blocks'
import { compareWords } from './compare-words.ts'

const plain = (text: string): Run[] => [{ text, attributes: {} }]

const told = (old: string, now: string) =>
  compareWords(plain(old), plain(now))
    .map(({ text, change }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[change])
    .join('')

describe('two versions of a text', () => {
  it('are compared word by word', () => {
    assert.equal(told('He leads me', 'He leads me'), 'He leads me')
    assert.equal(told('He leads me', 'He gently leads me'), 'He [+gently +]leads me')
    assert.equal(told('He leads me beside', 'He beside'), 'He [-leads me -]beside')
    assert.equal(told('one two three', 'one 2 three'), 'one [-two -][+2 +]three')
    assert.equal(told('', 'new'), '[+new+]')
    assert.equal(told('old', ''), '[-old-]')
  })

  it('keep their lines', () => {
    assert.equal(told('a\nb', 'a\nc\nb'), 'a\n[+c\n+]b')
  })

  it('differ where a word has other marks, and show them', () => {
    const bold = { bold: true }
    const now = [...plain('He leads '), { text: 'me', attributes: bold }]
    assert.deepEqual(
      compareWords(plain('He leads me'), now).map(({ text, attributes, change }) => [
        change,
        text,
        attributes,
      ]),
      [
        ['same', 'He leads ', {}],
        ['removed', 'me', {}],
        ['added', 'me', bold],
      ],
    )
    assert.deepEqual(
      compareWords(now, now).map(({ change }) => change),
      ['same', 'same'],
    )
  })

  it('give back both texts, whatever they are', () => {
    const [old, now] = ['x y z\n'.repeat(3000), 'z y x\n'.repeat(3000)]
    const stretches = compareWords(plain(old), plain(now))
    const without = (change: string) =>
      stretches
        .filter((stretch) => stretch.change !== change)
        .map(({ text }) => text)
        .join('')
    assert.equal(without('added'), old)
    assert.equal(without('removed'), now)
  })
})
