import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { levelOf, parseDismissed, percentUsed } from './storage-level.ts'

const storage = (records: number, bytes: number) => ({ records, bytes, maxRecords: 100, maxBytes: 1000 })

describe('the storage', () => {
  it('is almost full from nine tenths on, of records or of bytes', () => {
    assert.equal(levelOf(storage(89, 899)), undefined)
    assert.equal(levelOf(storage(90, 0)), 'almost-full')
    assert.equal(levelOf(storage(0, 900)), 'almost-full')
    assert.equal(levelOf(storage(99, 999)), 'almost-full')
  })

  it('is full when nothing more fits, also where a limit was lowered', () => {
    assert.equal(levelOf(storage(100, 0)), 'full')
    assert.equal(levelOf(storage(0, 5000)), 'full')
  })

  it('is told in whole percent, never as all of it before it is', () => {
    assert.equal(percentUsed(storage(91, 0)), 91)
    assert.equal(percentUsed(storage(0, 999)), 99)
  })

  it('takes what is damaged on the device as nothing dismissed', () => {
    assert.equal(parseDismissed('"full"'), 'full')
    for (const stored of [null, '', '{', '"other"', '[]']) assert.equal(parseDismissed(stored), undefined)
  })
})
