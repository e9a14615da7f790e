/** How the calendars of other programs are read. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { subscriptionLimits } from '@stillwater/contract/calendar/calendar-subscriptions'
import { readSubscribed } from './read-subscribed.ts'
import { subscribedEventsIn } from './subscribed-events.ts'

const today = '2025-03-05'
const wrap = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a@example.org',
  'SUMMARY:Elders',
  ...lines,
  'END:VEVENT',
]

/** What a user sees of a calendar in March, and until when it is in April. */
async function shown(lines: readonly string[], timeZone = 'America/New_York') {
  const read = readSubscribed(wrap(...lines), today)
  assert.ok(read)
  const part = { subscriptionId: 's', part: 0, events: JSON.stringify(read.events) }
  const events = await subscribedEventsIn([part], { from: '2025-03-01', to: '2025-04-05' }, timeZone)
  return events.map(({ date, days, startTime, endTime, title }) =>
    [date, startTime, endTime, ...(days > 1 ? [`${days} days`] : []), title].join(' '),
  )
}

describe('a calendar of another program', () => {
  const dialects: [program: string, lines: string[], expected: string[]][] = [
    [
      'Google',
      [
        'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Family',
        'X-WR-TIMEZONE:America/Chicago',
        ...event(
          'DTSTART;TZID=America/Chicago:20250304T180000',
          'DTEND;TZID=America/Chicago:20250304T190000',
          'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20250326T045959Z;BYDAY=TU',
          'EXDATE;TZID=America/Chicago:20250311T180000',
        ),
        ...event(
          'RECURRENCE-ID;TZID=America/Chicago:20250318T180000',
          'DTSTART:20250319T170000Z',
          'DTEND:20250319T180000Z',
        ),
      ],
      [
        '2025-03-04 7:00 PM 8:00 PM Elders',
        '2025-03-19 1:00 PM 2:00 PM Elders',
        '2025-03-25 7:00 PM 8:00 PM Elders',
      ],
    ],
    [
      'Apple',
      [
        'PRODID:-//Apple Inc.//macOS 15.3//EN',
        'X-APPLE-CALENDAR-COLOR:#1BADF8',
        'BEGIN:VTIMEZONE',
        'TZID:America/Los_Angeles',
        'BEGIN:STANDARD',
        'TZOFFSETFROM:-0700',
        'DTSTART:20071104T020000',
        'TZNAME:PST',
        'TZOFFSETTO:-0800',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
        'END:STANDARD',
        'END:VTIMEZONE',
        ...event(
          'TRANSP:OPAQUE',
          'DTSTART;TZID=America/Los_Angeles:20250310T210000',
          'DURATION:PT2H',
          'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
        ),
        'BEGIN:VEVENT',
        'UID:b',
        'SUMMARY:Camp',
        'DTSTART;VALUE=DATE:20250314',
        'DTEND;VALUE=DATE:20250317',
        'END:VEVENT',
      ],
      ['2025-03-11 12:00 AM 2:00 AM Elders', '2025-03-14 All day All day 3 days Camp'],
    ],
    [
      'Outlook and Office 365',
      [
        'PRODID:Microsoft Exchange Server 2010',
        'BEGIN:VTIMEZONE',
        'TZID:Pacific Standard Time',
        'BEGIN:STANDARD',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:-0700',
        'TZOFFSETTO:-0800',
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:-0800',
        'TZOFFSETTO:-0700',
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
        ...event(
          'DTSTART;TZID=Pacific Standard Time:20250304T090000',
          'DTEND;TZID=Pacific Standard Time:20250304T100000',
          'RRULE:FREQ=MONTHLY;COUNT=2;INTERVAL=1;BYDAY=1TU',
          'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        ),
        'BEGIN:VEVENT',
        'UID:b',
        'SUMMARY:Retreat',
        'DTSTART;TZID=Pacific Standard Time:20250320T000000',
        'DTEND;TZID=Pacific Standard Time:20250322T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'END:VEVENT',
      ],
      [
        '2025-03-04 12:00 PM 1:00 PM Elders',
        '2025-03-20 All day All day 2 days Retreat',
        '2025-04-01 12:00 PM 1:00 PM Elders',
      ],
    ],
    [
      'one that knows a zone of its own',
      [
        'BEGIN:VTIMEZONE',
        'TZID:Customized Time Zone',
        'BEGIN:STANDARD',
        'DTSTART:16010101T000000',
        'TZOFFSETFROM:+0530',
        'TZOFFSETTO:+0530',
        'END:STANDARD',
        'END:VTIMEZONE',
        ...event('DTSTART;TZID=Customized Time Zone:20250310T043000', 'RRULE:FREQ=DAILY;COUNT=2'),
      ],
      ['2025-03-09 7:00 PM 7:00 PM Elders', '2025-03-10 7:00 PM 7:00 PM Elders'],
    ],
    [
      'one with times without a zone, and a list of dates',
      event('DTSTART:20250304T090000', 'DTEND:20250304T100000', 'RDATE:20250306T110000,20250308T090000'),
      [
        '2025-03-04 9:00 AM 10:00 AM Elders',
        '2025-03-06 11:00 AM 12:00 PM Elders',
        '2025-03-08 9:00 AM 10:00 AM Elders',
      ],
    ],
    [
      'one with a rule that is not about days',
      event('DTSTART:20250304T090000', 'RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=3'),
      [
        '2025-03-04 9:00 AM 9:00 AM Elders',
        '2025-03-04 3:00 PM 3:00 PM Elders',
        '2025-03-04 9:00 PM 9:00 PM Elders',
      ],
    ],
    ['one that called an event off', event('DTSTART:20250304T090000', 'STATUS:CANCELLED'), []],
    [
      'one that hides what it is',
      ['BEGIN:VEVENT', 'UID:b', 'DTSTART:20250304T090000', 'END:VEVENT'],
      ['2025-03-04 9:00 AM 9:00 AM Busy'],
    ],
  ]
  for (const [program, lines, expected] of dialects)
    it(`is read: ${program}`, async () => assert.deepEqual(await shown(lines), expected))

  it('is right where clocks change on other days than the user’s', async () => {
    const lines = event('DTSTART;TZID=Europe/London:20250301T180000', 'RRULE:FREQ=WEEKLY')
    assert.deepEqual(
      (await shown(lines)).map((text) => text.slice(5, 18).trim()),
      ['03-01 1:00 PM', '03-08 1:00 PM', '03-15 2:00 PM', '03-22 2:00 PM', '03-29 2:00 PM', '04-05 1:00 PM'],
    )
    assert.deepEqual((await shown(lines, 'Pacific/Kiritimati'))[0], '2025-03-02 8:00 AM 8:00 AM Elders')
  })

  it('says how often it wants to be read', () => {
    const refresh = (...lines: string[]) => readSubscribed(wrap(...lines), today)?.refreshAfter
    assert.equal(refresh('REFRESH-INTERVAL;VALUE=DURATION:PT12H'), 12 * 3_600_000)
    assert.equal(refresh('X-PUBLISHED-TTL:P1D'), 24 * 3_600_000)
    assert.equal(refresh('X-PUBLISHED-TTL:often'), null)
    assert.equal(refresh(), null)
  })

  it('is cut where it is long: what is nearest stays, and the past goes first', () => {
    const many = Array.from({ length: subscriptionLimits.events + 500 }, (_, n) => {
      const date = new Date(Date.UTC(2024, 0, 1) + n * 86_400_000).toISOString().slice(0, 10)
      return ['BEGIN:VEVENT', `UID:${n}`, `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`, 'END:VEVENT']
    })
    const read = readSubscribed(wrap(...many.flat()), today)
    assert.equal(read?.isCut, true)
    assert.equal(read.events.length, subscriptionLimits.events)
    assert.ok(read.events.some(({ date }) => date === today))
    assert.ok(read.events.every(({ date }) => date >= '2024-03-04'))
    const words = ['BEGIN:VEVENT', 'DTSTART:20250304T090000', `DESCRIPTION:${'x'.repeat(3000)}`, 'END:VEVENT']
    const large = readSubscribed(wrap(...Array.from({ length: 1000 }, () => words).flat()), today)
    assert.ok(JSON.stringify(large?.events).length <= subscriptionLimits.bytes * 1.01)
    assert.equal(large?.isCut, true)
  })

  it('keeps what was taken out of an endless rule, and shows a bounded number of dates', async () => {
    const daily = (n: number) => [
      'BEGIN:VEVENT',
      `UID:${n}`,
      'DTSTART:19700101T090000',
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
    ]
    const texts = await shown(Array.from({ length: 500 }, (_, n) => daily(n)).flat())
    assert.equal(texts.length, subscriptionLimits.answer)
  })

  it('is none: a page, nothing, half of one', () => {
    for (const text of ['<!doctype html><title>Sign in</title>', '', 'BEGIN:VCALENDAR\r\n<html>'])
      assert.equal(readSubscribed(text, today), undefined, text)
  })
})
