import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readCalendar, type ReadGroup } from './read-calendar.ts'

const zone = 'America/New_York'
const wrap = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a@example.org',
  'SUMMARY:Elders',
  ...lines,
  'END:VEVENT',
]
function groupOf(...lines: string[]): ReadGroup {
  const [group] = readCalendar(wrap(...lines), zone)?.groups ?? []
  assert.ok(group)
  return group
}
/** Date, days, start, end. */
function timesOf(...lines: string[]): (string | number)[] {
  const { date, days, startTime, endTime } = groupOf(...event(...lines)).event
  return [date, days, startTime, endTime]
}

describe('the times of a calendar file', () => {
  const table: [what: string, lines: string[], expected: (string | number)[]][] = [
    [
      'instants',
      ['DTSTART:20250305T000000Z', 'DTEND:20250305T013000Z'],
      ['2025-03-04', 1, '7:00 PM', '8:30 PM'],
    ],
    [
      'the user’s zone',
      [`DTSTART;TZID=${zone}:20250304T190000`, 'DURATION:PT90M'],
      ['2025-03-04', 1, '7:00 PM', '8:30 PM'],
    ],
    [
      'another zone',
      ['DTSTART;TZID=America/Los_Angeles:20250304T090000', 'DTEND;TZID=America/Los_Angeles:20250304T100000'],
      ['2025-03-04', 1, '12:00 PM', '1:00 PM'],
    ],
    [
      'a zone of Windows',
      [
        'DTSTART;TZID=Pacific Standard Time:20250304T090000',
        'DTEND;TZID=Pacific Standard Time:20250304T100000',
      ],
      ['2025-03-04', 1, '12:00 PM', '1:00 PM'],
    ],
    [
      'no zone',
      ['DTSTART:20250304T090000', 'DTEND:20250304T100000'],
      ['2025-03-04', 1, '9:00 AM', '10:00 AM'],
    ],
    [
      'a zone that nobody knows',
      ['DTSTART;TZID=Nowhere/Land:20250304T090000'],
      ['2025-03-04', 1, '9:00 AM', '9:00 AM'],
    ],
    ['a day', ['DTSTART;VALUE=DATE:20250304'], ['2025-03-04', 1, 'All day', 'All day']],
    [
      'several days',
      ['DTSTART;VALUE=DATE:20250304', 'DTEND;VALUE=DATE:20250307'],
      ['2025-03-04', 3, 'All day', 'All day'],
    ],
    [
      'days by their number',
      ['DTSTART;VALUE=DATE:20250304', 'DURATION:P2D'],
      ['2025-03-04', 2, 'All day', 'All day'],
    ],
    [
      'a night',
      ['DTSTART:20250304T220000', 'DTEND:20250305T010000'],
      ['2025-03-04', 1, '10:00 PM', '1:00 AM'],
    ],
    [
      'a weekend',
      ['DTSTART:20250307T180000', 'DTEND:20250309T120000'],
      ['2025-03-07', 3, '6:00 PM', '12:00 PM'],
    ],
  ]
  for (const [what, lines, expected] of table)
    it(`are read: ${what}`, () => assert.deepEqual(timesOf(...lines), expected))

  it('are read by a zone that the file brings along', () => {
    const custom = [
      'BEGIN:VTIMEZONE',
      'TZID:Custom',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0800',
      'TZOFFSETTO:-0800',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const { event: read } = groupOf(...custom, ...event('DTSTART;TZID=Custom:20250304T090000'))
    assert.equal(read.startTime, '12:00 PM')
  })
})

describe('repeating events of a calendar file', () => {
  const start = `DTSTART;TZID=${zone}:20250304T190000`

  it('keep their rule, with the last day where the user is', () => {
    assert.equal(
      groupOf(...event(start, 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;INTERVAL=2')).repeats,
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    )
    assert.equal(
      groupOf(...event(start, 'RRULE:FREQ=WEEKLY;UNTIL=20250402T000000Z')).repeats,
      'FREQ=WEEKLY;UNTIL=20250401',
    )
    assert.equal(
      groupOf(...event(start, 'RRULE:FREQ=MONTHLY;BYDAY=1TU;COUNT=5')).repeats,
      'FREQ=MONTHLY;BYDAY=1TU;COUNT=5',
    )
    assert.equal(
      groupOf(...event('DTSTART;VALUE=DATE:20250304', 'RRULE:FREQ=YEARLY;UNTIL=20300304')).repeats,
      'FREQ=YEARLY;UNTIL=20300304',
    )
  })

  it('keep what was canceled and what was changed', () => {
    const { exceptions } = groupOf(
      ...event(
        start,
        'RRULE:FREQ=WEEKLY',
        `EXDATE;TZID=${zone}:20250311T190000,20250318T190000`,
        `EXDATE;TZID=${zone}:20250312T190000`,
      ),
      ...event(
        `RECURRENCE-ID;TZID=${zone}:20250325T190000`,
        `DTSTART;TZID=${zone}:20250326T180000`,
        'LOCATION:Hall',
      ),
      ...event(
        `RECURRENCE-ID;TZID=${zone}:20250401T190000`,
        `DTSTART;TZID=${zone}:20250401T190000`,
        'STATUS:CANCELLED',
      ),
    )
    assert.deepEqual(
      exceptions.map(({ originalDate, exception, event: { date, startTime, location } }) => [
        originalDate,
        exception,
        date,
        startTime,
        location,
      ]),
      [
        ['2025-03-11', 'canceled', '2025-03-11', '7:00 PM', null],
        ['2025-03-18', 'canceled', '2025-03-18', '7:00 PM', null],
        ['2025-03-25', 'changed', '2025-03-26', '6:00 PM', 'Hall'],
        ['2025-04-01', 'canceled', '2025-04-01', '7:00 PM', null],
      ],
    )
  })

  it('are told where they cannot be taken over as they are', () => {
    const noteOf = (...lines: string[]) => {
      const { repeats, note } = groupOf(...event(...lines))
      return [repeats, note]
    }
    assert.deepEqual(noteOf(start, 'RRULE:FREQ=DAILY;BYHOUR=9,17'), [null, 'first_date_only'])
    assert.deepEqual(noteOf(start, 'RRULE:FREQ=HOURLY'), [null, 'first_date_only'])
    assert.deepEqual(noteOf(start, `RDATE;TZID=${zone}:20250306T190000`), [null, 'first_date_only'])
    assert.deepEqual(noteOf(start, 'RRULE:FREQ=WEEKLY;BYDAY=WE'), [null, 'first_date_only'])
    // Tuesday at eleven in the evening there is Wednesday here.
    assert.deepEqual(
      noteOf('DTSTART;TZID=America/Los_Angeles:20250304T230000', 'RRULE:FREQ=WEEKLY;BYDAY=TU'),
      ['FREQ=WEEKLY;BYDAY=TU', 'own_zone'],
    )
  })
})

describe('a calendar file', () => {
  it('may hold several calendars, and events without a UID', () => {
    const file = [
      wrap('X-WR-CALNAME:Church', ...event('DTSTART:20250304T090000')),
      wrap('BEGIN:VEVENT', 'DTSTART:20250305T090000', 'SUMMARY:Other', 'END:VEVENT'),
    ].join('\r\n')
    const read = readCalendar(file, zone)
    assert.equal(read?.name, 'Church')
    assert.deepEqual(
      read?.groups.map(({ event: { title } }) => title),
      ['Elders', 'Other'],
    )
  })

  it('leaves out what has no date or was called off', () => {
    const read = readCalendar(
      wrap(
        ...event('STATUS:CANCELLED', 'DTSTART:20250304T090000'),
        'BEGIN:VEVENT',
        'UID:b',
        'SUMMARY:Never',
        'END:VEVENT',
      ),
      zone,
    )
    assert.deepEqual([read?.groups.length, read?.leftOut], [0, 2])
  })

  it('is cut to what an event may hold, and cleaned', () => {
    const { event: read } = groupOf(
      'BEGIN:VEVENT',
      'UID:c',
      'DTSTART:20250304T090000',
      `SUMMARY:${'🙏'.repeat(300)}`,
      'LOCATION:\\n\\nHall\\, upstairs\\n2nd floor',
      `DESCRIPTION:${'x'.repeat(200_000)}`,
      'END:VEVENT',
    )
    assert.ok(read.title.length <= 200 && read.title.isWellFormed())
    assert.equal(read.location, 'Hall, upstairs 2nd floor')
    assert.equal(read.description?.length, 100_000)
  })

  it('is nothing where it is none', () => {
    for (const text of ['BEGIN:VCALENDAR', 'BEGIN:VCALENDAR\r\n<html>'])
      assert.equal(readCalendar(text, zone), undefined, text)
  })

  it('knows what kind of event it is by its words', () => {
    const typeOf = (title: string) =>
      groupOf('BEGIN:VEVENT', 'UID:d', 'DTSTART:20250304T090000', `SUMMARY:${title}`, 'END:VEVENT').event
        .eventType
    assert.deepEqual(['Youth night', 'Wedding', 'Dentist'].map(typeOf), ['youth', 'wedding', 'other'])
  })
})
