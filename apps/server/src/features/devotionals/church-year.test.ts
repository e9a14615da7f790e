import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '@stillwater/contract/dates/dates'
import { churchDay, mostOrdinaryDays, seasonOf } from './church-year.ts'

describe('the church year', () => {
  it('knows the season of the days on which one begins or ends', () => {
    const days = {
      '2026-01-05': ['christmas', 11],
      '2026-01-06': ['ordinary', 0],
      '2026-02-17': ['ordinary', 42],
      '2026-02-18': ['lent', 0],
      '2026-04-04': ['lent', 45],
      '2026-04-05': ['easter', 0],
      '2026-05-24': ['easter', 49],
      '2026-05-25': ['ordinary', 48],
      '2026-11-28': ['ordinary', 235],
      '2026-11-29': ['advent', 0],
      '2026-12-24': ['advent', 25],
      '2026-12-25': ['christmas', 0],
      '2024-02-29': ['lent', 15],
    }
    for (const [date, [season, index]] of Object.entries(days)) {
      assert.deepEqual(churchDay(date), { season, index }, date)
    }
  })

  it('goes through every season day by day, passing over ordinary days only where Lent interrupts them', () => {
    for (let year = 2000; year < 2100; year += 1) {
      let [ordinary, next, passedOver] = [0, 0, 0]
      let before = churchDay(`${year}-01-01`)
      for (let date = `${year}-01-02`; date <= `${year}-12-31`; date = addDays(date, 1)) {
        const day = churchDay(date)
        if (day.season === 'ordinary') {
          if (before.season === 'easter') {
            passedOver = day.index - next
            next = day.index
          }
          assert.equal(day.index, next, date)
          next += 1
          ordinary += 1
        } else assert.equal(day.index, day.season === before.season ? before.index + 1 : 0, date)
        before = day
      }
      assert.equal(next, mostOrdinaryDays, `${year} ends its ordinary days with the last`)
      assert.equal(ordinary + passedOver, mostOrdinaryDays, `${year}`)
      assert.ok(passedOver >= 0 && passedOver <= 7, `${year} passes over ${passedOver}`)
    }
  })

  it('answers for every date that can be written', () => {
    assert.equal(seasonOf('0001-01-01'), 'christmas')
    assert.equal(seasonOf('9999-12-31'), 'christmas')
  })
})
