import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compareWords } from './compare-words.ts'

const told = (old: string, now: string) =>
  compareWords(old, now)
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

  it('give back both texts, whatever they are', () => {
    const [old, now] = ['x y z\n'.repeat(3000), 'z y x\n'.repeat(3000)]
    const stretches = compareWords(old, now)
    const without = (change: string) =>
      stretches
        .filter((stretch) => stretch.change !== change)
        .map(({ text }) => text)
        .join('')
    assert.equal(without('added'), old)
    assert.equal(without('removed'), now)
  })
})
