import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adventOf, churchNames, easterOf } from './church-year.ts'
import { addDays, weekday } from '../dates/dates.ts'

/** Easter Day as it is published, 2020 to 2060. */
const easterDays = `
  2020-04-12 2021-04-04 2022-04-17 2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01
  2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13 2037-04-05 2038-04-25 2039-04-10
  2040-04-01 2041-04-21 2042-04-06 2043-03-29 2044-04-17 2045-04-09 2046-03-25 2047-04-14 2048-04-05 2049-04-18
  2050-04-10 2051-04-02 2052-04-21 2053-04-06 2054-03-29 2055-04-18 2056-04-02 2057-04-22 2058-04-14 2059-03-30
  2060-04-18`
  .trim()
  .split(/\s+/)

/** The first Sunday of Advent as it is published, 2020 to 2060. */
const adventDays = `
  2020-11-29 2021-11-28 2022-11-27 2023-12-03 2024-12-01 2025-11-30 2026-11-29 2027-11-28 2028-12-03 2029-12-02
  2030-12-01 2031-11-30 2032-11-28 2033-11-27 2034-12-03 2035-12-02 2036-11-30 2037-11-29 2038-11-28 2039-11-27
  2040-12-02 2041-12-01 2042-11-30 2043-11-29 2044-11-27 2045-12-03 2046-12-02 2047-12-01 2048-11-29 2049-11-28
  2050-11-27 2051-12-03 2052-12-01 2053-11-30 2054-11-29 2055-11-28 2056-12-03 2057-12-02 2058-12-01 2059-11-30
  2060-11-28`
  .trim()
  .split(/\s+/)

/** Ash Wednesday as it is published, 2020 to 2060. */
const ashWednesdays = `
  2020-02-26 2021-02-17 2022-03-02 2023-02-22 2024-02-14 2025-03-05 2026-02-18 2027-02-10 2028-03-01 2029-02-14
  2030-03-06 2031-02-26 2032-02-11 2033-03-02 2034-02-22 2035-02-07 2036-02-27 2037-02-18 2038-03-10 2039-02-23
  2040-02-15 2041-03-06 2042-02-19 2043-02-11 2044-03-02 2045-02-22 2046-02-07 2047-02-27 2048-02-19 2049-03-03
  2050-02-23 2051-02-15 2052-03-06 2053-02-19 2054-02-11 2055-03-03 2056-02-16 2057-03-07 2058-02-27 2059-02-12
  2060-03-03`
  .trim()
  .split(/\s+/)

const named: readonly (readonly [date: string, ...names: string[]])[] = [
  ['2025-04-13', 'Palm Sunday'],
  ['2025-04-17', 'Maundy Thursday'],
  ['2025-04-18', 'Good Friday'],
  ['2025-05-29', 'Ascension Day'],
  ['2020-05-31', 'Pentecost'],
  ['2024-05-19', 'Pentecost'],
  ['2026-05-31', 'Trinity'],
  ['2026-06-07', '2nd Sunday after Pentecost'],
  ['2026-11-22', 'Christ the King'],
  ['2026-11-26', 'Thanksgiving Day'],
  ['2026-11-29', 'Advent 1'],
  ['2023-12-24', 'Christmas Eve', 'Advent 4'],
  ['2022-12-25', 'Christmas Day'],
  ['2022-12-18', 'Advent 4'],
  ['2026-12-27', 'Christmas 1'],
  ['2027-01-03', 'Christmas 2'],
  ['2023-01-01', 'Christmas 1'],
  ['2019-01-06', 'Epiphany'],
  ['2026-01-11', 'Baptism of the Lord'],
  ['2026-01-18', '2nd Sunday after Epiphany'],
  ['2026-02-15', 'Transfiguration'],
  ['2020-11-01', 'All Saints’ Day', '22nd Sunday after Pentecost'],
  ['2026-03-04'],
]

describe('the church’s year', () => {
  it('has Easter Day where the tables have it, 2020 to 2060', () => {
    assert.equal(easterDays.length, 41)
    for (const [index, date] of easterDays.entries()) assert.equal(easterOf(2020 + index), date)
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

  it('begins with Advent where the tables have it', () => {
    assert.equal(adventDays.length, 41)
    for (const [index, date] of adventDays.entries()) {
      assert.equal(adventOf(2020 + index), date)
      assert.deepEqual(churchNames(date), ['Advent 1'])
    }
  })

  it('begins Lent where the tables have it', () => {
    assert.equal(ashWednesdays.length, 41)
    const found: string[] = []
    for (let date = '2020-01-01'; date < '2061-01-01'; date = addDays(date, 1))
      if (churchNames(date).includes('Ash Wednesday')) found.push(date)
    assert.deepEqual(found, ashWednesdays)
  })

  it('names days as churches do', () => {
    for (const [date, ...names] of named) assert.deepEqual(churchNames(date), names, date)
  })

  it('gives every Sunday a name, and no two Sundays of a church year the same', () => {
    for (let year = 2020; year <= 2060; year += 1) {
      const seen = new Set<string>()
      for (let date = adventOf(year); date < adventOf(year + 1); date = addDays(date, 7)) {
        assert.equal(weekday(date), 0, date)
        const names = churchNames(date)
        assert.notEqual(names.length, 0, date)
        for (const name of names) {
          assert.ok(!seen.has(name), `${date} is ${name} again`)
          seen.add(name)
        }
      }
      for (const name of ['Advent 4', 'Palm Sunday', 'Easter Day', 'Pentecost', 'Trinity', 'Christ the King'])
        assert.ok(seen.has(name), `${year} has no ${name}`)
    }
  })
})
