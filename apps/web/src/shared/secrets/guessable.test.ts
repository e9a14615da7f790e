import assert from 'node:assert/strict'
import { it } from 'node:test'
import { commonPasswords } from '../../../build/common-passwords.ts'
import { guessableWords } from './guessable.ts'

const common = new Set(commonPasswords().split('\n'))
const kindOf = (text: string) => /repeats|row|Many/.exec(guessableWords(text, common) ?? '')?.[0]

it('warns of what repeats itself', () => {
  for (const text of [
    'aaaaaaaaaaaa',
    '0000',
    '1212',
    'psalmpsalm',
    'Amen amen amen',
    'aabbccaabbcc',
    'aaaabbbbcccc',
  ])
    assert.equal(kindOf(text), 'repeats', text)
})

it('warns of rows of the alphabet, of numbers and of the keyboard, in either direction', () => {
  for (const text of [
    '1234',
    '87654321',
    '7890',
    'abcdefghijkl',
    'abcd1234',
    'qwertyuiopas',
    'Zxcvbnm 123456',
    'poiuytrewq',
  ])
    assert.equal(kindOf(text), 'row', text)
})

it('warns of what many people use, with something around it too', () => {
  for (const text of ['iloveyou', 'I Love You', 'Password2024!', '!!princess123', 'letmein'])
    assert.equal(kindOf(text), 'Many', text)
})

it('says nothing of any other, and knows rows and repetition without the list', () => {
  for (const text of [
    '',
    'green harbor seven candles',
    '240817',
    '4071',
    'hijacked turnip 9',
    'Grüße an Zoë und Chloé',
  ])
    assert.equal(guessableWords(text, common), undefined, text)
  assert.equal(guessableWords('iloveyou'), undefined)
  assert.ok(guessableWords('aaaaaaaaaaaa'))
})
