import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { instantOf, wallTime } from './zoned-time.ts'

/** Worked out by hand: what the wall shows, where, and when that is. */
const known: [zone: string, date: string, minute: number, instant: string, why: string][] = [
  ['Pacific/Pago_Pago', '2025-03-05', 840, '2025-03-06T01:00:00Z', 'eleven hours behind'],
  ['America/Los_Angeles', '2025-03-08', 840, '2025-03-08T22:00:00Z', 'the last day of winter time'],
  ['America/Los_Angeles', '2025-03-09', 840, '2025-03-09T21:00:00Z', 'the first day of summer time'],
  ['America/New_York', '2025-03-09', 150, '2025-03-09T07:30:00Z', 'an hour that is left out: as much later'],
  ['America/New_York', '2025-11-02', 90, '2025-11-02T05:30:00Z', 'an hour that comes twice: the first'],
  ['America/New_York', '2025-11-02', 840, '2025-11-02T19:00:00Z', 'after the clocks went back'],
  ['America/St_Johns', '2025-07-01', 840, '2025-07-01T16:30:00Z', 'half an hour of offset'],
  ['America/Sao_Paulo', '2025-07-01', 0, '2025-07-01T03:00:00Z', 'midnight'],
  ['UTC', '2025-01-01', 1439, '2025-01-01T23:59:00Z', 'Greenwich'],
  ['Europe/London', '2025-03-30', 60, '2025-03-30T01:00:00Z', 'the very hour that is left out'],
  ['Europe/Berlin', '2025-03-30', 840, '2025-03-30T12:00:00Z', 'summer time'],
  ['Asia/Kolkata', '2024-02-29', 840, '2024-02-29T08:30:00Z', 'a leap day'],
  ['Australia/Lord_Howe', '2025-04-06', 840, '2025-04-06T03:30:00Z', 'half an hour of summer time has ended'],
  ['Australia/Lord_Howe', '2025-04-05', 840, '2025-04-05T03:00:00Z', 'half an hour of summer time'],
  ['Pacific/Auckland', '2025-01-01', 0, '2024-12-31T11:00:00Z', 'the year begins early'],
  ['Pacific/Kiritimati', '2025-03-06', 0, '2025-03-05T10:00:00Z', 'fourteen hours ahead'],
]

describe('the time on the wall', () => {
  for (const [zone, date, minute, instant, why] of known) {
    it(`${date} at minute ${minute} in ${zone} is ${instant}: ${why}`, () => {
      assert.equal(new Date(instantOf(zone, date, minute)).toISOString(), instant.replace('Z', '.000Z'))
    })
  }

  it('is found again from the instant, at every hour of a year in every zone', () => {
    const hour = 3_600_000
    const start = Date.parse('2025-01-01T00:00:00Z')
    for (const zone of new Set(known.map(([name]) => name))) {
      for (let instant = start; instant < start + 366 * 24 * hour; instant += 7 * hour) {
        const { date, minute } = wallTime(zone, instant)
        const found = instantOf(zone, date, minute)
        // A time that comes twice is the first.
        assert.ok(found === instant || instant - found <= hour, `${zone} ${new Date(instant).toISOString()}`)
        assert.deepEqual(wallTime(zone, found), { date, minute })
      }
    }
  })

  it('past midnight is on the next day', () => {
    assert.equal(instantOf('UTC', '2024-12-31', 1440), Date.parse('2025-01-01T00:00:00Z'))
    assert.equal(instantOf('UTC', '2025-01-01', -1), Date.parse('2024-12-31T23:59:00Z'))
  })
})
