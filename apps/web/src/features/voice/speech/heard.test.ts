import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fillIn } from './heard.ts'

const start = { title: '', date: '2026-11-18', notes: '', count: 0 }
const heard = { title: 'Grace', date: '2026-11-22', notes: 'Grace for all.' }

describe('what was understood', () => {
  it('fills an untouched form, its suggestions included', () => {
    const { values, filled, kept } = fillIn({ values: start, start, isNew: true, heard, text: 'notes' })
    assert.deepEqual(values, { ...heard, count: 0 })
    assert.deepEqual(filled, heard)
    assert.deepEqual(kept, [])
  })

  it('leaves what was typed and adds to the longer text', () => {
    const typed = { title: 'Mine', date: '2026-12-01', notes: 'Typed.  ', count: 1 }
    const { values, kept } = fillIn({ values: typed, start, isNew: true, heard, text: 'notes' })
    assert.deepEqual(values, { ...typed, notes: 'Typed.\n\nGrace for all.' })
    assert.deepEqual(kept, ['title', 'date'])
  })

  it('leaves a stored record as it is and fills its blanks', () => {
    const stored = { title: 'Stored', date: '2026-12-01', notes: '', count: 1 }
    const { values, kept } = fillIn({ values: stored, start: stored, isNew: false, heard, text: 'notes' })
    assert.deepEqual(values, { ...stored, notes: 'Grace for all.' })
    assert.deepEqual(kept, ['title', 'date'])
  })

  it('says nothing about what is the same', () => {
    const { kept } = fillIn({
      values: { ...start, title: 'Grace' },
      start,
      isNew: true,
      heard,
      text: 'notes',
    })
    assert.deepEqual(kept, [])
  })
})
