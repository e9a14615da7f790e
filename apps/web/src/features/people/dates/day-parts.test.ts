import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readDayParts, writeDayParts } from './day-parts.ts'

describe('a date whose year may be unknown', () => {
  it('is shown in parts and written back the same', () => {
    for (const value of ['1950-03-05', '--03-05', '--12-31', '---', '195-03-05', '--03-', null])
      assert.equal(writeDayParts(readDayParts(value)), value === '---' ? null : value, String(value))
  })

  it('shows no leading zero and no dash', () => {
    assert.deepEqual(readDayParts('--03-05'), { year: '', month: '03', day: '5' })
    assert.deepEqual(readDayParts('1950-11-20'), { year: '1950', month: '11', day: '20' })
  })

  it('can be typed digit by digit', () => {
    let value: string | null = null
    for (const changes of [{ month: '03' }, { day: '1' }, { day: '15' }, { year: '1' }, { year: '1950' }])
      value = writeDayParts({ ...readDayParts(value), ...changes })
    assert.equal(value, '1950-03-15')
  })
})
