import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changePages, isRecordPages, type RecordPages } from './record-pages.ts'
import { type RecordType, withoutRecord, withRecord } from '../record-type.ts'

interface Note {
  readonly id: string
  readonly version: number
  readonly at: number
}

const type: RecordType<Note> = {
  path: '/api/journals',
  compare: (a, b) => b.at - a.at,
}
const note = (at: number, id = String(at)): Note => ({ id, version: 1, at })
const pagesOf = (next: string | undefined, ...pages: number[][]): RecordPages<Note> => ({
  pages: pages.map((items, index) => ({
    items: items.map((at) => note(at)),
    next: index < pages.length - 1 ? 'more' : next,
  })),
  pageParams: [],
})
const shape = (data: RecordPages<Note>) => data.pages.map(({ items }) => items.map(({ at }) => at))

describe('a list in pages', () => {
  it('is told from a plain list', () => {
    assert.equal(isRecordPages(pagesOf(undefined, [1])), true)
    assert.equal(isRecordPages([note(1)]), false)
    assert.equal(isRecordPages(undefined), false)
  })

  it('takes a record in at its place', () => {
    const changed = changePages(type, pagesOf(undefined, [9, 7], [5, 3]), (list) =>
      withRecord(type, list, note(8)),
    )
    assert.deepEqual(shape(changed), [
      [9, 8],
      [7, 5, 3],
    ])
  })

  it('loses a record and keeps the order', () => {
    const changed = changePages(type, pagesOf('more', [9, 7], [5, 3]), (list) => withoutRecord(list, '7'))
    assert.deepEqual(shape(changed), [[9, 5], [3]])
  })

  it('leaves a record for the page that it will come with', () => {
    const add = (list: Note[]) => withRecord(type, list, note(1))
    assert.deepEqual(shape(changePages(type, pagesOf('more', [9, 7]), add)), [[9, 7]])
    assert.deepEqual(shape(changePages(type, pagesOf(undefined, [9, 7]), add)), [[9, 7, 1]])
  })

  it('keeps all that was read when its last record moves up', () => {
    const changed = changePages(type, pagesOf('more', [9, 7], [5, 3]), (list) =>
      withRecord(type, list, note(10, '3')),
    )
    assert.deepEqual(shape(changed), [
      [10, 9],
      [7, 5],
    ])
  })

  it('without any record takes the first one in', () => {
    const changed = changePages(type, pagesOf(undefined, []), (list) => withRecord(type, list, note(4)))
    assert.deepEqual(shape(changed), [[4]])
  })
})
