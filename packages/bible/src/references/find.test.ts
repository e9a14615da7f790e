import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { cpuTime } from '../cpu-time.ts'
import { findReferences } from './find.ts'

function found(text: string): [string, string][] {
  return findReferences(text).map(({ reference, start, end }) => [text.slice(start, end), reference])
}

suite('references in running text', () => {
  test('are found with their offsets', () => {
    const text = 'As we read in John 3:16 and Rom. 8:28-30, God gives.'
    assert.deepEqual(findReferences(text)[0], {
      reference: 'John 3:16',
      osis: 'John.3.16',
      ranges: [
        { from: { book: 'John', chapter: 3, verse: 16 }, to: { book: 'John', chapter: 3, verse: 16 } },
      ],
      start: 14,
      end: 23,
    })
    assert.deepEqual(found(text), [
      ['John 3:16', 'John 3:16'],
      ['Rom. 8:28-30', 'Romans 8:28–30'],
    ])
  })

  test('are each found in a list that shares a book', () => {
    assert.deepEqual(found('Compare Romans 3:23; 6:23, and verse 22.'), [
      ['Romans 3:23', 'Romans 3:23'],
      ['6:23', 'Romans 6:23'],
      ['verse 22', 'Romans 6:22'],
    ])
  })

  test('keep their offsets behind emoji and accents', () => {
    assert.deepEqual(found('🙏🏽 Grüße! Ps 23:1 🙏🏽 and (Gen. 1:1–2:3)'), [
      ['Ps 23:1', 'Psalm 23:1'],
      ['Gen. 1:1–2:3', 'Genesis 1:1–2:3'],
    ])
  })

  test('are not seen in ordinary words with a number', () => {
    for (const text of [
      'I am 5 years old',
      'is 2 enough?',
      'mark 3 boxes',
      'so 3 men came',
      'room 12 at 3:16 pm',
      'job 4 of 7',
      'the acts 2 men do',
    ]) {
      assert.deepEqual(found(text), [], text)
    }
  })

  test('are seen in lower case with chapter and verse', () => {
    assert.deepEqual(found('we read mark 3:16 and is 53:5'), [
      ['mark 3:16', 'Mark 3:16'],
      ['is 53:5', 'Isaiah 53:5'],
    ])
  })

  test('that do not exist are left alone', () => {
    assert.deepEqual(found('John 99:1 and Hezekiah 3:16'), [])
  })

  test('are found far from the beginning of a long text, and quickly', () => {
    const text = `${'word '.repeat(15_000)}John 3:16${' word'.repeat(5000)}`
    assert.deepEqual(found(text), [['John 3:16', 'John 3:16']])
    assert.ok(cpuTime(() => found(text)) < 200)
  })
})
