import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { cpuTime } from '../cpu-time.ts'
import { loadAllBibles } from '../node.ts'
import { findReferences } from '../references/find.ts'
import { parseReference } from '../references/parse.ts'
import type { SearchResults } from './search.ts'
import { readToken, tokensOf } from './words.ts'

const bibles = loadAllBibles()
const kjv = bibles.get('KJV')
assert.ok(kjv)

suite('no input makes an error or a slow answer', () => {
  const odd = [
    '',
    ' ',
    '"',
    '""',
    '"""',
    '“',
    '" " "',
    '*',
    '?',
    '\\',
    '(((((',
    'a AND b OR NOT c',
    '+love -hate',
    'love~2 ^3',
    'title:love',
    '[love TO hate]',
    "'; DROP TABLE verses; --",
    '<script>alert(1)</script>',
    '%00%0a',
    '\u0000\u0001\uFFFF',
    '\uD800',
    '\uDFFF\uD800',
    '🙏🏽❤️👨‍👩‍👧‍👦',
    'א ב ג',
    'ἀγάπη',
    '爱',
    'ﬁsh ＬＯＶＥ',
    'İıßẞ',
    '__proto__ constructor toString hasOwnProperty',
    '1 2 3 4 5',
    '-',
    '---a---b---',
    "'''''",
    'a'.repeat(10_000),
    'love '.repeat(2000),
    '"love '.repeat(2000),
    '"love" '.repeat(1500),
    'the and of to in that '.repeat(450),
    '😀'.repeat(5000),
    '"'.repeat(10_000),
    '-'.repeat(10_000),
    "o'".repeat(5000),
    'zzzzzzzzq zzzzzzzzx zzzzzzzzy zzzzzzzzv '.repeat(250),
  ]
  for (const text of odd) {
    test(`for ${JSON.stringify(text.slice(0, 30))} of ${text.length} characters`, () => {
      for (const bible of bibles.values()) {
        bible.prepareSearch()
        const { total, hits } = bible.search(text)
        assert.ok(cpuTime(() => bible.search(text)) < 60)
        assert.ok(total >= hits.length)
      }
    })
  }

  test('for several thousand random ones', () => {
    const pieces = [
      'love',
      'the',
      'God',
      '"',
      '“',
      "'",
      '-',
      ' ',
      '  ',
      '3:16',
      'John',
      '*',
      '\u0000',
      '😀',
      'ß',
      'É',
      '\n',
      'of',
      '1',
      'Beth-el',
      'xq',
      '(',
      '&',
      '<b>',
      ';',
      ',',
    ]
    let seed = 42
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 4000; round++) {
      const text = Array.from({ length: next(25) }, () => pieces[next(pieces.length)]).join('')
      const results: SearchResults = kjv.search(text, { limit: 3, offset: next(5) })
      assert.ok(results.total >= results.hits.length)
      if (round % 4 === 0) assert.ok('ok' in parseReference(text))
      if (round % 8 === 0)
        for (const { start, end } of findReferences(text)) assert.ok(start < end && end <= text.length)
    }
  })
})

suite('the index', () => {
  test('has the words of every verse in the order in which they are written', () => {
    for (const bible of bibles.values()) {
      const index = bible.prepareSearch()
      const whole = {
        from: { book: 'Gen', chapter: 1, verse: 1 },
        to: { book: 'Rev', chapter: 22, verse: 21 },
      } as const
      for (const [number, { text, reference }] of bible.verses([whole], { limit: 40_000 }).entries()) {
        assert.doesNotMatch(text, / {2}|^ | $/, `${bible.id} ${reference}`)
        const written = tokensOf(text).flatMap((token) => readToken(token.written).words)
        const numbers = index.words.subarray(index.starts[number], index.starts[number + 1])
        const expected = written.map((word) => index.term(word).word)
        assert.equal(numbers.join(), expected.join(), `${bible.id} ${reference}`)
      }
    }
  })
})
