import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Book } from '@stillwater/contract/bible'
import { chapterName, neighbour, chapterOf, verseName } from './chapters.ts'

const book = (id: string, name: string, chapters: number): Book => ({ id, name, chapters, testament: 'new' })
const books = [book('Ps', 'Psalms', 150), book('Jude', 'Jude', 1), book('Rev', 'Revelation', 22)]

test('places are named as a reader would write them', () => {
  const psalm = chapterOf('Ps.23.4', books)
  assert.ok(psalm)
  assert.equal(chapterName(psalm), 'Psalm 23')
  assert.equal(verseName(psalm, psalm.verse), 'Psalm 23:4')
  const jude = chapterOf('Jude.1.3', books)
  assert.ok(jude)
  assert.equal(chapterName(jude), 'Jude')
  assert.equal(verseName(jude, jude.verse), 'Jude 3')
  assert.equal(chapterOf('Tob.1.1', books), undefined)
})

test('the chapter before and after may be in another book', () => {
  const name = (id: string, step: -1 | 1) => {
    const chapter = chapterOf(id, books)
    const next = chapter && neighbour(books, chapter, step)
    return next && chapterName(next)
  }
  assert.equal(name('Ps.23.1', -1), 'Psalm 22')
  assert.equal(name('Ps.150.6', 1), 'Jude')
  assert.equal(name('Rev.1.1', -1), 'Jude')
  assert.equal(name('Ps.1.1', -1), undefined)
  assert.equal(name('Rev.22.21', 1), undefined)
})
