import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesFor, paceOf } from './pace.ts'

const at = (...paces: number[]) => paces.map((pace) => ({ minutes: 20, words: pace * 20 }))

describe('the pace of a preacher', () => {
  it('is 130 words a minute until three deliveries were timed', () => {
    assert.equal(paceOf([]), 130)
    assert.equal(paceOf(at(90, 95)), 130)
    assert.equal(paceOf([...at(90, 95), { minutes: null, words: 2000 }]), 130)
    assert.equal(paceOf([...at(90, 95), { minutes: 20, words: null }]), 130)
    assert.equal(paceOf([...at(90, 95), { minutes: 20, words: 0 }]), 130)
  })
  it('is then the median of them', () => {
    assert.equal(paceOf(at(100, 400, 90)), 100)
    assert.equal(paceOf(at(100, 110, 90, 120)), 105)
    assert.equal(paceOf(at(90, 100, 110, 120, 10)), 100)
  })
  it('tells how long a text takes', () => {
    assert.equal(minutesFor(0, 130), undefined)
    assert.equal(minutesFor(20, 130), '1 min')
    assert.equal(minutesFor(2600, 130), '20 min')
    assert.equal(minutesFor(2600, 100), '26 min')
  })
})
