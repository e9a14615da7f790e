/** Rules that are not about days alone: worked out here, within bounds, and never by the library. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readSubscribed } from './read-subscribed.ts'

/** The dates of an event that begins on a Tuesday at nine, as they are stored. */
function datesOf(...lines: string[]): string[] {
  const start = lines.some((line) => line.startsWith('DTSTART')) ? [] : ['DTSTART:20250304T090000']
  const event = ['BEGIN:VEVENT', 'UID:a', ...start, ...lines, 'END:VEVENT']
  const read = readSubscribed(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n'),
    '2025-03-05',
  )
  const time = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16)
  return (read?.events ?? [])
    .map(({ date, minute, repeats, description }) =>
      [date.slice(5), minute === undefined ? 'all day' : time(minute), repeats, description]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .sort()
}

describe('a rule that is not about days alone', () => {
  const table: [what: string, lines: string[], expected: string[]][] = [
    [
      'every so many hours',
      ['RRULE:FREQ=HOURLY;INTERVAL=10;COUNT=4'],
      ['03-04 09:00', '03-04 19:00', '03-05 05:00', '03-05 15:00'],
    ],
    [
      'every hour on some weekdays, within hours',
      ['RRULE:FREQ=HOURLY;BYDAY=TU,TH;BYHOUR=9,10;COUNT=5'],
      ['03-04 09:00', '03-04 10:00', '03-06 09:00', '03-06 10:00', '03-11 09:00'],
    ],
    [
      'the minutes of an hour',
      ['RRULE:FREQ=HOURLY;BYMINUTE=30,0;UNTIL=20250304T101500'],
      ['03-04 09:00', '03-04 09:30', '03-04 10:00'],
    ],
    [
      'every so many minutes, within hours',
      ['RRULE:FREQ=MINUTELY;INTERVAL=40;BYHOUR=9,11;COUNT=5'],
      ['03-04 09:00', '03-04 09:40', '03-04 11:00', '03-04 11:40', '03-05 09:00'],
    ],
    [
      'several times a day',
      ['RRULE:FREQ=DAILY;INTERVAL=2;BYHOUR=18,9;BYMINUTE=15,0;COUNT=6'],
      ['03-04 09:00', '03-04 09:15', '03-04 18:00', '03-04 18:15', '03-06 09:00', '03-06 09:15'],
    ],
    [
      'days, and the hour that it is anyway',
      ['RRULE:FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0;COUNT=2'],
      ['03-04 09:00', '03-11 09:00'],
    ],
    [
      'the hours of whole days',
      ['DTSTART;VALUE=DATE:20250304', 'RRULE:FREQ=DAILY;BYHOUR=0;COUNT=2'],
      ['03-04 all day', '03-05 all day'],
    ],
    [
      'two rules, a date besides and one that is left out',
      [
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=4,11;UNTIL=20250430',
        'RDATE:20250305T090000',
        'EXDATE:20250318T090000',
      ],
      ['03-04 09:00', '03-05 09:00', '03-11 09:00', '04-04 09:00', '04-11 09:00'],
    ],
    [
      'a rule and what another takes away',
      ['RRULE:FREQ=DAILY;COUNT=5', 'EXRULE:FREQ=DAILY;INTERVAL=2'],
      ['03-05 09:00', '03-07 09:00'],
    ],
    [
      'an end on another clock',
      ['DTSTART;TZID=America/New_York:20250304T210000', 'RRULE:FREQ=HOURLY;UNTIL=20250305T033000Z'],
      ['03-04 21:00', '03-04 22:00'],
    ],
    ['hours on days that never come', ['RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30'], []],
    ['minutes that never come', ['RRULE:FREQ=MINUTELY;INTERVAL=60;BYMINUTE=30'], []],
  ]
  for (const [what, lines, expected] of table)
    it(`is worked out: ${what}`, () => assert.deepEqual(datesOf(...lines), expected))

  it('that began long ago is shown as it is around today, in bounds', () => {
    const dates = datesOf('DTSTART:19700101T003000', 'RRULE:FREQ=HOURLY')
    assert.equal(dates.length, 500)
    assert.deepEqual([dates[0], dates.at(-1)], ['02-22 14:30', '03-15 09:30'])
  })

  it('and whose cost nobody knows beforehand is shown on its first date, which says so', () => {
    const rules = [
      'FREQ=SECONDLY',
      'FREQ=DAILY;INTERVAL=99999999999',
      'FREQ=HOURLY;BYDAY=MO;BYSETPOS=3',
      'FREQ=DAILY;BYHOUR=9,10;BYDAY=MO;BYSETPOS=-1',
      'FREQ=YEARLY;BYWEEKNO=20',
      'FREQ=MINUTELY;COUNT=1000000',
    ]
    const said = 'This event repeats in a way we can’t show. You see its first date only.'
    for (const rule of rules) {
      const since = rule.includes('COUNT') ? ['DTSTART:19700304T090000'] : []
      const dates = datesOf(...since, `RRULE:${rule}`, 'DESCRIPTION:Bring a chair.')
      if (since.length > 0) assert.deepEqual(dates, [], rule)
      else assert.deepEqual(dates, [`03-04 09:00 ${said}\n\nBring a chair.`], rule)
    }
  })

  it('costs a calendar no more than is allowed, however many there are', () => {
    const many = Array.from({ length: 3000 }, (_, n) =>
      [
        'BEGIN:VEVENT',
        `UID:${n}`,
        'DTSTART:20250304T090000',
        'RRULE:FREQ=MINUTELY;BYMINUTE=7;BYHOUR=3',
        'END:VEVENT',
      ].join('\r\n'),
    )
    const read = readSubscribed(['BEGIN:VCALENDAR', ...many, 'END:VCALENDAR'].join('\r\n'), '2025-03-05')
    const said = read?.events.filter(({ description }) => description?.includes('first date only')) ?? []
    assert.ok(said.length > 2900, `${said.length}`)
  })
})
