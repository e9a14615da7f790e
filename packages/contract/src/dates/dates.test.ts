import { IsoDateSchema } from '../records/fields.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as z from 'zod/mini'
import { addDays, dayIn, dayNumber, daysInMonth, isIsoDate, isTimeZone, weekday } from './dates.ts'

/** Worked out by hand from each zone's offset on that day, so that no clock of ours is compared with itself. */
const zones = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
]
const instants: [instant: string, why: string, days: string][] = [
  [
    '2025-03-10T04:30:00Z',
    'New York is an hour ahead since yesterday',
    '09 09 10 10 10 10 10 10 10 10 10 10',
  ],
  ['2025-11-03T04:30:00Z', 'New York is back since yesterday', '02 02 02 03 03 03 03 03 03 03 03 03'],
  [
    '2025-03-30T23:30:00Z',
    'London is an hour ahead since the morning',
    '30 30 30 30 30 30 31 31 31 31 31 31',
  ],
  ['2025-10-26T23:30:00Z', 'London is back since the morning', '26 26 26 26 26 26 26 27 27 27 27 27'],
  ['2024-02-29T12:30:00Z', 'a leap day', '29 29 29 29 29 29 29 29 29 29 01 01'],
  ['2025-12-31T23:59:59.999Z', 'the last moment of a year', '31 31 31 31 31 31 31 01 01 01 01 01'],
  ['2025-04-06T13:15:00Z', 'Lord Howe is back by half an hour', '06 06 06 06 06 06 06 06 06 06 07 07'],
  ['2025-10-05T13:15:00Z', 'Lord Howe is half an hour ahead', '05 05 05 05 05 05 05 05 05 06 06 06'],
]

describe('the calendar day in a zone', () => {
  for (const [instant, why, days] of instants) {
    it(`is right in ${zones.length} zones at ${instant}: ${why}`, () => {
      const found = zones.map((zone) => dayIn(zone, Date.parse(instant)).slice(8))
      assert.equal(found.join(' '), days)
    })
  }

  it('carries the right month and year over', () => {
    assert.equal(dayIn('Pacific/Auckland', Date.parse('2024-02-29T12:30:00Z')), '2024-03-01')
    assert.equal(dayIn('Europe/Berlin', Date.parse('2025-12-31T23:59:59.999Z')), '2026-01-01')
    assert.equal(dayIn('America/New_York', Date.parse('2026-01-01T04:59:59Z')), '2025-12-31')
  })

  it('skips the day that Samoa skipped', () => {
    assert.equal(dayIn('Pacific/Apia', Date.parse('2011-12-30T09:59:59Z')), '2011-12-29')
    assert.equal(dayIn('Pacific/Apia', Date.parse('2011-12-30T10:00:00Z')), '2011-12-31')
  })
})

describe('a zone', () => {
  it('is known by its name, in any case', () => {
    for (const name of ['UTC', 'Europe/Paris', 'europe/paris', 'Asia/Calcutta'])
      assert.ok(isTimeZone(name), name)
  })

  it('is not any text', () => {
    for (const name of ['', 'Mars/Olympus', 'Europe/Paris; x', '../etc', 'a'.repeat(5000)])
      assert.ok(!isTimeZone(name), name.slice(0, 20))
  })
})

describe('a date as text', () => {
  it('is real', () => {
    for (const date of ['1900-01-01', '2024-02-29', '2000-02-29', '2025-12-31', '0099-03-01', '9999-12-31'])
      assert.ok(isIsoDate(date), date)
  })

  it('is refused when there is no such day, or when it is written otherwise', () => {
    const wrong = [
      '2025-02-29',
      '1900-02-29',
      '2025-04-31',
      '2025-00-10',
      '2025-13-01',
      '2025-01-00',
      '2025-01-32',
      '0000-01-01',
      '2025-1-5',
      '25-01-05',
      '2025/01/05',
      '2025-01-05T00:00:00Z',
      '2025-01-05\n',
      ' 2025-01-05',
      '+02025-01-05',
      '٢٠٢٥-٠١-٠٥',
      '',
    ]
    for (const date of wrong) assert.ok(!isIsoDate(date), JSON.stringify(date))
  })

  it('is refused with words that show how to write it', () => {
    const { error } = z.safeParse(IsoDateSchema, '31.1.2025')
    assert.equal(error?.issues[0]?.message, 'Use a real date, written like 2025-01-31')
  })
})

describe('arithmetic on days', () => {
  it('crosses months, years and leap days', () => {
    assert.equal(addDays('2025-01-31', 1), '2025-02-01')
    assert.equal(addDays('2024-02-28', 1), '2024-02-29')
    assert.equal(addDays('2025-02-28', 1), '2025-03-01')
    assert.equal(addDays('2025-01-01', -1), '2024-12-31')
    assert.equal(addDays('2025-03-05', 365), '2026-03-05')
    assert.equal(addDays('2025-03-05', 0), '2025-03-05')
  })

  it('neither loses nor doubles a day where clocks change', () => {
    assert.equal(addDays('2025-03-29', 2), '2025-03-31')
    assert.equal(addDays('2025-10-25', 2), '2025-10-27')
  })

  it('takes early years as they are written', () => {
    assert.equal(addDays('0099-12-31', 1), '0100-01-01')
    assert.equal(addDays('0001-01-01', 0), '0001-01-01')
  })

  it('counts from 1970', () => {
    assert.equal(dayNumber('1970-01-01'), 0)
    assert.equal(dayNumber('1969-12-31'), -1)
    assert.equal(dayNumber('2000-01-01'), 10_957)
  })

  it('knows the day of the week', () => {
    const known = { '1969-07-20': 0, '1970-01-01': 4, '2000-01-01': 6, '2024-02-29': 4, '2025-03-05': 3 }
    for (const [date, day] of Object.entries(known)) assert.equal(weekday(date), day, date)
    assert.equal(weekday('1900-01-01'), 1)
  })

  it('knows how long a month is', () => {
    const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(2025, index + 1))
    assert.deepEqual(lengths, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    assert.equal(daysInMonth(2024, 2), 29)
    assert.equal(daysInMonth(1900, 2), 28)
    assert.equal(daysInMonth(2000, 2), 29)
  })
})
