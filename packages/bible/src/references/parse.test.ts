import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite, test } from 'node:test'
import { cpuTime } from '../cpu-time.ts'
import { standardCounts } from './entities.ts'
import { parseReference } from './parse.ts'

const forms = readFileSync(new URL('./written-forms.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => '))

function read(text: string): string {
  const reading = parseReference(text)
  return reading.ok ? reading.reference : `${reading.problem}: ${reading.nearest?.reference ?? '-'}`
}

suite('a reference in any form that is typed', () => {
  test('the table has more than 300 forms, each once', () => {
    assert.ok(forms.length > 300)
    assert.equal(new Set(forms.map(([written]) => written)).size, forms.length)
  })
  for (const [written = '', expected = ''] of forms) {
    test(`“${written}” is ${expected}`, () => assert.equal(read(written), expected))
  }
})

suite('what is read', () => {
  test('can be read again from the form that is shown and the form that is stored', () => {
    for (const [written = ''] of forms) {
      const reading = parseReference(written)
      const found = reading.ok ? reading : reading.nearest
      if (found === undefined) continue
      for (const text of [found.reference, found.osis]) {
        const again = parseReference(text)
        assert.ok(again.ok, text)
        assert.equal(again.osis, found.osis)
      }
    }
  })

  test('holds the first and last verse of what was asked for', () => {
    const reading = parseReference('Gen 1:1-2:3; Jude')
    assert.ok(reading.ok)
    assert.deepEqual(reading.ranges, [
      { from: { book: 'Gen', chapter: 1, verse: 1 }, to: { book: 'Gen', chapter: 2, verse: 3 } },
      { from: { book: 'Jude', chapter: 1, verse: 1 }, to: { book: 'Jude', chapter: 1, verse: 25 } },
    ])
    assert.equal(reading.osis, 'Gen.1.1-Gen.2.3,Jude.1.1-Jude.1.25')
  })
})

suite('a place that does not exist', () => {
  test('is answered with what was understood and the nearest that does', () => {
    const reading = parseReference('jn 99 1')
    assert.ok(!reading.ok)
    assert.equal(reading.understood, 'John 99:1')
    assert.equal(reading.message, 'John has 21 chapters, so there is no John 99:1. The nearest is John 21:1.')
    assert.deepEqual(reading.nearest?.ranges[0]?.from, { book: 'John', chapter: 21, verse: 1 })
  })

  test('says how many verses a chapter has', () => {
    const reading = parseReference('Ps 23:7')
    assert.ok(!reading.ok)
    assert.equal(
      reading.message,
      'Psalm 23 has 6 verses, so there is no Psalm 23:7. The nearest is Psalm 23:6.',
    )
  })

  test('in a book that does not exist, offers the book that is most like it', () => {
    const reading = parseReference('Hezekiah 3:16')
    assert.ok(!reading.ok)
    assert.equal(reading.problem, 'unknown-book')
    assert.equal(reading.message, 'No book of the Bible is called “Hezekiah”. Did you mean Ezekiel 3:16?')
  })

  test('depends on the numbering of the text', () => {
    assert.equal(parseReference('Joel 4:1').ok, false)
    assert.equal(parseReference('Joel 4:1', { ...standardCounts(), Joel: [20, 27, 5, 21] }).ok, true)
  })
})

suite('what is not a reference', () => {
  test('is told from one, so that the words can be searched for', () => {
    for (const text of [
      '',
      '   ',
      '3:16',
      '😀',
      'love one another',
      'Jesus wept',
      'John the baptist',
      'is it I',
      'is',
      'so the',
      'I am',
      'the acts of kindness',
    ]) {
      const reading = parseReference(text)
      assert.ok(!reading.ok && reading.problem === 'not-a-reference', text)
    }
  })

  test('is never slow, however long or strange', () => {
    const strange = [
      '1'.repeat(10_000),
      'John '.repeat(2000),
      '3:16,'.repeat(2000),
      '(((('.repeat(2500),
      '😀'.repeat(5000),
      '\u0000\uFFFF',
    ]
    for (const text of strange) {
      assert.equal(parseReference(text).ok, false)
      assert.ok(cpuTime(() => parseReference(text)) < 200)
    }
  })
})
