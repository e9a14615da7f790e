import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BookId } from '../canon.ts'
import type { Range } from '../verse-position.ts'
import { formatReference, toOsis } from './format.ts'

function range(
  book: BookId,
  chapter: number,
  verse: number,
  toChapter = chapter,
  toVerse = verse,
  toBook = book,
): Range {
  return { from: { book, chapter, verse }, to: { book: toBook, chapter: toChapter, verse: toVerse } }
}

const shown: [string, Range[]][] = [
  ['John 3:16', [range('John', 3, 16)]],
  ['John 3:16–18', [range('John', 3, 16, 3, 18)]],
  ['John 3:16–4:2', [range('John', 3, 16, 4, 2)]],
  ['John 3', [range('John', 3, 1, 3, 36)]],
  ['John 3–4', [range('John', 3, 1, 4, 54)]],
  ['John', [range('John', 1, 1, 21, 25)]],
  ['Psalm 23', [range('Ps', 23, 1, 23, 6)]],
  ['Psalms 23–24', [range('Ps', 23, 1, 24, 10)]],
  ['Psalms', [range('Ps', 1, 1, 150, 6)]],
  ['Psalms 22, 24', [range('Ps', 22, 1, 22, 31), range('Ps', 24, 1, 24, 10)]],
  ['Psalm 23:1, 4–6', [range('Ps', 23, 1), range('Ps', 23, 4, 23, 6)]],
  ['Jude 3', [range('Jude', 1, 3)]],
  ['Jude 1:1', [range('Jude', 1, 1)]],
  ['Jude 3–5, 8', [range('Jude', 1, 3, 1, 5), range('Jude', 1, 8)]],
  ['Jude', [range('Jude', 1, 1, 1, 25)]],
  [
    'John 3:16, 18–20; 4:1; Romans 5:8',
    [range('John', 3, 16), range('John', 3, 18, 3, 20), range('John', 4, 1), range('Rom', 5, 8)],
  ],
  ['John 3; 4:1', [range('John', 3, 1, 3, 36), range('John', 4, 1)]],
  ['Genesis 50:1–Exodus 2:3', [range('Gen', 50, 1, 2, 3, 'Exod')]],
  ['Genesis 50–Exodus 1', [range('Gen', 50, 1, 1, 22, 'Exod')]],
  ['Genesis–Exodus', [range('Gen', 1, 1, 40, 38, 'Exod')]],
  ['Obadiah–Jonah 2', [range('Obad', 1, 1, 2, 10, 'Jonah')]],
]
for (const [text, ranges] of shown)
  test(`${toOsis(ranges)} is shown as ${text}`, () => assert.equal(formatReference(ranges), text))

test('nothing is shown as nothing', () => assert.equal(formatReference([]), ''))
