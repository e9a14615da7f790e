import assert from 'node:assert/strict'
import { it } from 'node:test'
import { joinWords } from './insert-words.ts'

it('spoken words read on from what is there', () => {
  const table: readonly (readonly [before: string, words: string, after: string, text: string])[] = [
    ['', 'grace and peace', '', 'Grace and peace'],
    ['Grace', 'and peace', '', 'Grace and peace'],
    ['Grace ', ' and peace', '', 'Grace and peace'],
    ['Grace.', 'peace follows', '', 'Grace. Peace follows'],
    ['Grace.\n', 'peace', '', 'Grace.\nPeace'],
    ['He said “', 'peace', '” to all', 'He said “peace” to all'],
    ['Grace', 'and', 'peace', 'Grace and peace'],
    ['Grace ', 'and', ' peace', 'Grace and peace'],
    ['Grace', ', peace', '', 'Grace, peace'],
    ['Grace', 'and hope', ', always', 'Grace and hope, always'],
    ['Grace', '   ', '', 'Grace'],
    ['', 'élan', '', 'Élan'],
    ['Anna', '\nben\n', '', 'Anna\nBen\n'],
    ['Anna', ' \n ', 'Ben', 'Anna\nBen'],
  ]
  for (const [before, words, after, text] of table) {
    assert.equal(before + joinWords(before, words, after) + after, text)
  }
})
