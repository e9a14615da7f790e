import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays, weekday } from '@stillwater/contract/dates'
import { adventOf, churchDay, easterOf, mostOrdinaryDays, seasonOf } from './church-year.ts'

/** From the tables that churches print. */
const easters = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
]

describe('the church year', () => {
  it('has Easter where the tables have it', () => {
    assert.deepEqual(
      easters.map((_, at) => easterOf(2024 + at)),
      easters,
    )
  })

  it('has Easter on the earliest and the latest day that it can fall on', () => {
    assert.equal(easterOf(1818), '1818-03-22')
    assert.equal(easterOf(1943), '1943-04-25')
    assert.equal(easterOf(2038), '2038-04-25')
    for (let year = 1600; year < 2600; year += 1) {
      const easter = easterOf(year)
      assert.equal(weekday(easter), 0, easter)
      assert.ok(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25', easter)
    }
  })

  it('begins Advent on the fourth Sunday before Christmas', () => {
    const advents = ['2022-11-27', '2023-12-03', '2024-12-01', '2025-11-30', '2026-11-29', '2028-12-03']
    for (const advent of advents) assert.equal(adventOf(Number(advent.slice(0, 4))), advent)
  })

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
