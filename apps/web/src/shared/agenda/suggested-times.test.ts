import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nearestTime, suggestedEnds, timesOfDay, usualEnd } from './suggested-times.ts'

describe('the suggested ends', () => {
  it('follow the start, past midnight too', () => {
    assert.deepEqual(
      suggestedEnds('half past ten at night').map(({ value }) => value),
      ['11:00 PM', '11:30 PM', '12:00 AM', '12:30 AM'],
    )
  })

  it('are none for a start that names no time', () => {
    assert.deepEqual(suggestedEnds('after the service'), [])
  })
})

describe('the list of times', () => {
  it('has every quarter of an hour of the day once', () => {
    const times = timesOfDay()
    assert.equal(new Set(times.map(({ value }) => value)).size, 96)
    assert.deepEqual(
      [times[0]?.value, times[1]?.value, times[95]?.value],
      ['12:00 AM', '12:15 AM', '11:45 PM'],
    )
  })

  it('of an end begins after the start and says how long it takes', () => {
    const times = timesOfDay('11:30 PM')
    assert.deepEqual(times[0], { label: '11:45 PM', value: '11:45 PM', note: '15 min' })
    assert.deepEqual(times[3], { label: '12:30 AM', value: '12:30 AM', note: '1 hr' })
    assert.equal(times[6]?.note, '1 hr 45 min')
    assert.equal(timesOfDay('after lunch')[0]?.value, '12:00 AM')
  })

  it('opens at what is typed, or where most begin', () => {
    assert.equal(nearestTime('2:20', '9:00 AM'), '2:15 PM')
    assert.equal(nearestTime('', '9:00 AM'), '9:00 AM')
  })
})

describe('the usual end', () => {
  it('is an hour after the start', () => {
    assert.equal(usualEnd('around one-ish'), '2:00 PM')
    assert.equal(usualEnd('11:30 PM'), '12:30 AM')
    assert.equal(usualEnd('after lunch'), undefined)
  })
})
