import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookOf, books, isBookId } from './canon.ts'
import { neighborChapter, wholeChapter } from './verse-position.ts'
import { standardCounts } from './references/entities.ts'

test('the canon has 39 and 27 books, from Genesis to Revelation', () => {
  assert.equal(books.length, 66)
  assert.equal(books.filter(({ testament }) => testament === 'old').length, 39)
  assert.equal(books.filter(({ testament }) => testament === 'new').length, 27)
  assert.equal(books[0]?.name, 'Genesis')
  assert.equal(books[38]?.name, 'Malachi')
  assert.equal(books[39]?.name, 'Matthew')
  assert.equal(books[65]?.name, 'Revelation')
})

test('every book has an id, a name and a short name of its own', () => {
  for (const key of ['id', 'name', 'short'] as const)
    assert.equal(new Set(books.map((book) => book[key])).size, 66)
  assert.equal(bookOf('1Cor').name, '1 Corinthians')
  assert.equal(bookOf('1Cor').number, 46)
  assert.equal(isBookId('1Cor'), true)
  assert.equal(isBookId('constructor'), false)
})

test('the next chapter goes on into the next book, and ends with Revelation', () => {
  const counts = standardCounts()
  assert.deepEqual(neighborChapter(counts, { book: 'John', chapter: 3 }, 1), { book: 'John', chapter: 4 })
  assert.deepEqual(neighborChapter(counts, { book: 'Mal', chapter: 4 }, 1), { book: 'Matt', chapter: 1 })
  assert.deepEqual(neighborChapter(counts, { book: 'Matt', chapter: 1 }, -1), { book: 'Mal', chapter: 4 })
  assert.equal(neighborChapter(counts, { book: 'Rev', chapter: 22 }, 1), undefined)
  assert.equal(neighborChapter(counts, { book: 'Gen', chapter: 1 }, -1), undefined)
})

test('a whole chapter reaches to its last verse', () => {
  const { from, to } = wholeChapter(standardCounts(), 'Ps', 119)
  assert.deepEqual([from.verse, to.verse], [1, 176])
})
