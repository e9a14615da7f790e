import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite, test } from 'node:test'
import { loadAllBibles } from '../node.ts'
import type { SearchOptions } from './search.ts'

const bibles = loadAllBibles()
const kjv = bibles.get('KJV')
const web = bibles.get('WEB')
assert.ok(kjv && web)

const known = readFileSync(new URL('./known-verses.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))

suite('the verse that is meant comes first', () => {
  test('in more than 40 searches', () => assert.ok(known.length > 40))
  for (const [version = '', query = '', reference = ''] of known) {
    test(`“${query}” in ${version} is ${reference}`, () => {
      assert.equal(bibles.get(version)?.search(query, { limit: 1 }).hits[0]?.reference, reference)
    })
  }
})

function references(query: string, options?: SearchOptions): string[] {
  return kjv?.search(query, { limit: 1000, ...options }).hits.map(({ reference }) => reference) ?? []
}

suite('words', () => {
  test('are found in any order, and all of them', () => {
    assert.deepEqual(references('charity faith hope'), references('faith hope charity'))
    assert.equal(kjv.search('faith hope charity').matched, 'all')
    for (const { text } of kjv.search('bread wine', { limit: 100 }).hits)
      assert.match(text.toLowerCase(), /bread/)
  })

  test('are found without regard to case, punctuation and quotation marks of any kind', () => {
    const expected = references('jesus wept')
    for (const query of [
      'JESUS WEPT',
      ' Jesus,   wept! ',
      '(jesus) <wept>',
      'jesus*wept?',
      'jesus/wept',
      'JESUS-WEPT',
    ]) {
      assert.deepEqual(references(query), expected, query)
    }
  })

  test('are found in all their forms, old and new', () => {
    for (const form of ['love', 'loved', 'loveth', 'lovest', 'loves', 'loving', 'lovedst']) {
      assert.deepEqual(references(form).toSorted(), references('love').toSorted(), form)
    }
    const same: [string, string][] = [
      ['weep', 'wept'],
      ['speak', 'spake'],
      ['go', 'went'],
      ['begat', 'beget'],
      ['savior', 'saviour'],
      ['neighbors', 'neighbour'],
      ['sinned', 'sin'],
      ['crieth', 'cry'],
      ['man', 'men'],
      ['pharisee', 'pharisees'],
      ['bethlehem', 'Beth-lehem'],
      ['gods', 'god’s'],
    ]
    for (const [a, b] of same) assert.equal(kjv.count(a), kjv.count(b), `${a} and ${b}`)
  })

  test('that only look alike are not taken for forms of each other', () => {
    const different: [string, string][] = [
      ['forest', 'for'],
      ['thing', 'the'],
      ['evening', 'even'],
      ['seed', 'see'],
      ['wicked', 'wick'],
      ['judas', 'juda'],
      ['hated', 'hat'],
      ['wasted', 'wast'],
    ]
    for (const [a, b] of different) assert.notEqual(kjv.count(a), kjv.count(b), `${a} and ${b}`)
  })

  test('written as typed come before other forms', () => {
    assert.match(kjv.search('wept').hits[0]?.text ?? '', /wept/)
    assert.match(kjv.search('weeping').hits[0]?.text ?? '', /weeping/)
  })

  test('that are misspelled are put right, and it is said', () => {
    const { corrected, total } = kjv.search('sheperd')
    assert.deepEqual(corrected, [{ typed: 'sheperd', used: 'shepherd' }])
    assert.equal(total, kjv.count('shepherd'))
  })

  test('that no verse has together still lead to the nearest, and it is said', () => {
    const { matched, hits } = kjv.search('I can do all things through Christ who strengthens me')
    assert.equal(matched, 'most')
    assert.equal(hits[0]?.reference, 'Philippians 4:13')
  })

  test('that no text has are named', () => {
    assert.deepEqual(kjv.search('xylophonist').unknown, ['xylophonist'])
    assert.equal(kjv.search('xylophonist').matched, 'none')
    assert.deepEqual(kjv.search('xylophonist').hits, [])
  })
})

suite('phrases in quotes', () => {
  test('are found only as they are written', () => {
    assert.equal(kjv.count('"in the beginning"'), 17)
    assert.ok(kjv.count('in the beginning') > 17)
    assert.equal(kjv.count('"beginning the in"'), 0)
    assert.equal(kjv.count('"jesus weeps"'), 0)
    for (const { text } of kjv.search('"the fear of the lord"', { limit: 100 }).hits) {
      assert.match(text.toLowerCase(), /the fear of the lord/)
    }
  })

  test('may be in any quotation marks, several, and with other words', () => {
    assert.equal(kjv.count('“in the beginning”'), 17)
    assert.equal(kjv.count('„in the beginning“'), 17)
    assert.deepEqual(references('"in the beginning" "was the word"'), ['John 1:1'])
    assert.deepEqual(references('"in the beginning" created'), ['Genesis 1:1'])
  })

  test('do not run from one verse into the next', () => {
    assert.equal(kjv.count('"the earth and the earth was without form"'), 0)
  })

  test('that are not closed are words', () => {
    assert.deepEqual(references('"jesus wept'), references('jesus wept'))
  })
})

suite('a search', () => {
  test('can be kept to a testament or a book', () => {
    const all = kjv.count('shepherd')
    const [older, newer] = [
      kjv.count('shepherd', { testament: 'old' }),
      kjv.count('shepherd', { testament: 'new' }),
    ]
    assert.equal(older + newer, all)
    assert.ok(older > newer && newer > 0)
    assert.equal(
      references('shepherd', { book: 'John' }).every((reference) => reference.startsWith('John ')),
      true,
    )
    assert.equal(kjv.count('shepherd', { book: 'Obad' }), 0)
  })

  test('is paged, and every page has the same total', () => {
    const all = references('mercy')
    const pages = [0, 50, 100, 150, 200, 250, 300].map((offset) => kjv.search('mercy', { offset, limit: 50 }))
    assert.deepEqual(
      pages.flatMap(({ hits }) => hits.map(({ reference }) => reference)),
      all,
    )
    for (const { total } of pages) assert.equal(total, all.length)
    assert.equal(new Set(all).size, all.length)
  })

  test('for a word that is in most verses is paged without repeating any', () => {
    const seen = new Set<string>()
    const { total } = kjv.search('and')
    for (let offset = 0; offset < total; offset += 1000) {
      for (const { osis } of kjv.search('and', { offset, limit: 1000 }).hits) seen.add(osis)
    }
    assert.equal(seen.size, total)
  })

  test('takes odd pages as the nearest that makes sense', () => {
    for (const [offset, limit] of [
      [-5, 3],
      [1e9, 3],
      [0.7, 3.9],
      [Number.NaN, Number.NaN],
      [0, -1],
      [Infinity, 1e9],
    ] as const) {
      assert.ok(kjv.search('love', { offset, limit }).hits.length <= 1000)
    }
  })

  test('marks the words that were found', () => {
    const [hit] = kjv.search('valley of the shadow of death').hits
    const marked = hit?.marks.map(([start, end]) => hit.text.slice(start, end))
    assert.deepEqual(marked, ['the', 'valley', 'of', 'the', 'shadow', 'of', 'death'])
    for (const query of ['love', 'bethlehem', 'beer-sheba', 'wept', 'gods']) {
      for (const { text, marks } of kjv.search(query, { limit: 50 }).hits) {
        assert.ok(marks.length > 0, `${query}: ${text}`)
        for (const [start, end] of marks) assert.match(text.slice(start, end), /^[\p{L}’-]+$/u)
      }
    }
  })

  test('gives the text of the verse and its place', () => {
    const [hit] = kjv.search('jesus wept').hits
    assert.deepEqual(hit, {
      reference: 'John 11:35',
      osis: 'John.11.35',
      position: { book: 'John', chapter: 11, verse: 35 },
      text: 'Jesus wept.',
      marks: [
        [0, 5],
        [6, 10],
      ],
    })
  })
})
