/** The file of a shared calendar, as two libraries read it, and what Google, Apple and Outlook need of it. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'

const base = { endTime: '8:30 PM', startTime: '7:00 PM', date: '2025-03-04', eventType: 'meeting' }
const zone = 'America/New_York'

let test: TestApp
before(async () => {
  test = await startApp('sqlite')
})

interface Shared {
  readonly text: string
  /** As ical.js reads it. */
  readonly events: readonly ICAL.Event[]
  /** As node-ical reads it. */
  readonly others: readonly VEvent[]
}

async function share(pastor: Visitor, choices: object = {}, timeZone = zone): Promise<Shared> {
  const answer = await pastor.post(
    '/api/calendar-feeds',
    { name: 'Family; friends, all', audience: 'everything', includesSermons: true, ...choices },
    { 'x-time-zone': timeZone },
  )
  const { path } = answer.json<{ path: string }>()
  const text = (await test.app.inject({ url: path })).body
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  for (const each of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(each), zone)
  return {
    text,
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
    others: Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT'),
  }
}
const add = async (pastor: Visitor, event: object): Promise<string> => {
  const answer = await pastor.post('/api/events', { title: 'Elders', ...base, ...event })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<{ id: string }>().id
}
const one = async (event: object, timeZone?: string): Promise<Shared> => {
  const pastor = await test.pastor()
  await add(pastor, event)
  return share(pastor, {}, timeZone)
}
/** Instants at which a repeating event begins, as ical.js works them out. */
function startsOf({ events }: Shared, most = 20): string[] {
  const series = events.find((event) => event.isRecurring())
  assert.ok(series)
  for (const event of events) if (event.isRecurrenceException()) series.relateException(event)
  const iterator = series.iterator()
  const starts: string[] = []
  for (let next = iterator.next(); next && starts.length < most; next = iterator.next())
    starts.push(series.getOccurrenceDetails(next).startDate.toJSDate().toISOString())
  return starts
}
const linesOf = ({ text }: Shared) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the file of a shared calendar', () => {
  it('has the times of the user’s zone, before and after clocks change', async () => {
    for (const [date, start, end] of [
      ['2025-03-04', '2025-03-05T00:00:00.000Z', '2025-03-05T01:30:00.000Z'],
      ['2025-03-11', '2025-03-11T23:00:00.000Z', '2025-03-12T00:30:00.000Z'],
    ] as const) {
      const { events, others } = await one({ date })
      assert.equal(events[0]?.startDate.toJSDate().toISOString(), start)
      assert.equal(events[0]?.endDate.toJSDate().toISOString(), end)
      assert.equal(others[0]?.start.toISOString(), start)
      assert.equal(others[0]?.end?.toISOString(), end)
    }
  })

  it('repeats at the same time on the clock, without canceled dates and with changed ones in their place', async () => {
    const pastor = await test.pastor()
    const id = await add(pastor, { repeats: 'FREQ=WEEKLY;UNTIL=20250401' })
    await pastor.delete(`/api/events/${id}_2025-03-18`)
    await pastor.patch(`/api/events/${id}_2025-03-25`, {
      date: '2025-03-26',
      startTime: '6:00 PM',
      title: 'Moved',
    })
    const shared = await share(pastor)
    const expected = [
      '2025-03-05T00:00:00.000Z',
      '2025-03-11T23:00:00.000Z',
      '2025-03-26T22:00:00.000Z',
      '2025-04-01T23:00:00.000Z',
    ]
    assert.deepEqual(startsOf(shared), expected)
    const uids = new Set(shared.events.map(({ uid }) => uid))
    assert.equal(uids.size, 1, 'one UID for the series and its changed date')
    assert.ok(linesOf(shared).includes('RECURRENCE-ID;TZID=America/New_York:20250325T190000'))
    assert.ok(linesOf(shared).includes('EXDATE;TZID=America/New_York:20250318T190000'))
    assert.ok(linesOf(shared).includes('RRULE:FREQ=WEEKLY;UNTIL=20250401T230000Z'))
    const [series] = shared.others
    assert.ok(series)
    const found = nodeIcal
      .expandRecurringEvent(series, { from: new Date('2025-03-01'), to: new Date('2025-05-01') })
      .map(({ start }) => start.toISOString())
    assert.deepEqual(found.sort(), expected)
  })

  it('counts a canceled date as a change of the event, and says when', async () => {
    const pastor = await test.pastor()
    const id = await add(pastor, { repeats: 'FREQ=WEEKLY' })
    const sequenceOf = async () => Number(/SEQUENCE:(\d+)/.exec((await share(pastor)).text)?.[1])
    const first = await sequenceOf()
    test.clock.advance(5000)
    await pastor.delete(`/api/events/${id}_2025-03-18`)
    assert.ok((await sequenceOf()) > first)
    const stamp = new Date(test.clock.now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    assert.ok(linesOf(await share(pastor)).includes(`DTSTAMP:${stamp}`))
  })

  it('keeps a changed date whose repeating event is gone or does not take place then', async () => {
    const pastor = await test.pastor()
    const id = await add(pastor, { repeats: 'FREQ=WEEKLY' })
    await pastor.patch(`/api/events/${id}_2025-03-18`, { title: 'Kept' })
    await pastor.patch(`/api/events/${id}`, { repeats: 'FREQ=WEEKLY;UNTIL=20250311' })
    assert.match((await share(pastor)).text, /SUMMARY:Kept/)
    assert.doesNotMatch((await share(pastor)).text, /RECURRENCE-ID/)
    await pastor.delete(`/api/events/${id}`)
    const { events } = await share(pastor)
    assert.deepEqual(
      events.map(({ summary }) => summary),
      ['Kept'],
    )
  })

  it('has all-day events, also of several days and repeating ones', async () => {
    const allDay = { startTime: 'All day', endTime: 'All day' }
    const retreat = await one({ ...allDay, days: 3 })
    assert.ok(linesOf(retreat).includes('DTSTART;VALUE=DATE:20250304'))
    assert.ok(linesOf(retreat).includes('DTEND;VALUE=DATE:20250307'))
    assert.equal(retreat.others[0]?.datetype, 'date')
    const yearly = await one({ ...allDay, repeats: 'FREQ=YEARLY;UNTIL=20270304' })
    assert.ok(linesOf(yearly).includes('RRULE:FREQ=YEARLY;UNTIL=20270304'))
  })

  it('makes times that cannot be read all-day, and keeps their words', async () => {
    const { events, text } = await one({ startTime: 'after lunch', endTime: 'later', description: 'Coffee' })
    assert.equal(events[0]?.startDate.isDate, true)
    assert.equal(events[0]?.description, 'after lunch – later\nCoffee')
    assert.match(text, /TRANSP:TRANSPARENT/)
  })

  it('ends after midnight, on the last of several days, or after an hour', async () => {
    const cases: [event: object, end: string][] = [
      [{ startTime: '10pm', endTime: '1am' }, '20250305T010000'],
      [{ startTime: '6pm', endTime: 'noon', days: 3 }, '20250306T120000'],
      [{ startTime: '9am', endTime: 'when done' }, '20250304T100000'],
      [{ startTime: '11:30pm', endTime: '?' }, '20250305T003000'],
    ]
    for (const [event, end] of cases)
      assert.ok(linesOf(await one(event)).includes(`DTEND;TZID=America/New_York:${end}`), end)
  })

  it('keeps every letter: signs, line breaks, long lines and other scripts', async () => {
    const title = String.raw`Meet; eat, and \ pray: “Größe” 🙏🏽 ${'聖書'.repeat(25)}`
    const description = 'One\nTwo\r\nThree;,\\'
    const location = String.raw`C:\new\,;n`
    const { text, events, others } = await one({ title, description, location })
    // node-ical takes a backslash before an n for a line break.
    assert.equal(events[0]?.location, location)
    assert.equal(events[0]?.summary, title)
    assert.equal(others[0]?.summary, title)
    assert.equal(events[0]?.description, 'One\nTwo\nThree;,\\')
    for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.ok(!/[^\r]\n/.test(text), 'every line ends with CR LF')
  })

  it('cannot be made to hold lines of its own', async () => {
    const { events } = await one({
      title: 'x',
      description: 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged',
    })
    assert.equal(events.length, 1)
    assert.equal(events[0]?.summary, 'x')
  })

  it('names instants where the zone is UTC or not known', async () => {
    assert.ok(linesOf(await one({}, 'UTC')).includes('DTSTART:20250304T190000Z'))
  })

  it('has the same bytes for the same records, and the same UIDs after a change', async () => {
    const pastor = await test.pastor()
    const id = await add(pastor, {})
    const first = await share(pastor)
    test.clock.advance(3_600_000)
    assert.equal((await share(pastor)).text, first.text)
    await pastor.patch(`/api/events/${id}`, { title: 'Elders and deacons' })
    const second = await share(pastor)
    assert.notEqual(second.text, first.text)
    assert.deepEqual(
      second.events.map(({ uid }) => uid),
      first.events.map(({ uid }) => uid),
    )
  })

  it('has other UIDs for another user who happens to have the same ids', async () => {
    const id = '01900000-0000-7000-8000-0000000000aa'
    const uids = await Promise.all(
      [0, 1].map(async () => (await one({ id })).events.map(({ uid }) => uid).join()),
    )
    assert.notEqual(uids[0], uids[1])
  })

  it('leaves out what has been over for more than a year', async () => {
    const pastor = await test.pastor()
    await add(pastor, { title: 'Long ago', date: '2023-03-04' })
    await add(pastor, { title: 'Ended', date: '2022-01-01', repeats: 'FREQ=DAILY;COUNT=3' })
    await add(pastor, { title: 'Still on', date: '2022-01-01', repeats: 'FREQ=DAILY' })
    const { events } = await share(pastor)
    assert.deepEqual(
      events.map(({ summary }) => summary),
      ['Still on'],
    )
  })
})

/** What the makers document, and what is known of their programs. */
const needs: [client: string, what: string, holds: (shared: Shared) => boolean][] = [
  [
    'all',
    'begins and ends as a calendar',
    ({ text }) => /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/.test(text),
  ],
  ['all', 'names its version', (shared) => linesOf(shared).includes('VERSION:2.0')],
  ['all', 'names its maker', ({ text }) => /^PRODID:.+/m.test(text)],
  [
    'all',
    'has a UID and a DTSTAMP in UTC in every event',
    ({ text }) =>
      count(text, /^UID:/gm) === count(text, /^BEGIN:VEVENT/gm) &&
      count(text, /^DTSTAMP:\d{8}T\d{6}Z\r$/gm) === count(text, /^BEGIN:VEVENT/gm),
  ],
  [
    'all',
    'has no time without a zone',
    ({ text }) =>
      !/^(?:DTSTART|DTEND|EXDATE|RECURRENCE-ID):\d{8}T\d{6}\r$/m.test(
        text.slice(text.indexOf('BEGIN:VEVENT')),
      ),
  ],
  [
    'all',
    'has no line of more than 75 octets',
    ({ text }) => text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
  ],
  ['Google', 'is published', (shared) => linesOf(shared).includes('METHOD:PUBLISH')],
  [
    'Google',
    'has a name',
    (shared) => linesOf(shared).includes(String.raw`X-WR-CALNAME:Family\; friends\, all`),
  ],
  ['Google', 'has a zone for all of it', (shared) => linesOf(shared).includes(`X-WR-TIMEZONE:${zone}`)],
  [
    'Google',
    'has a RECURRENCE-ID of the kind of its series’ start',
    ({ text }) => /^RECURRENCE-ID;TZID=America\/New_York:20250311T190000\r$/m.test(text),
  ],
  [
    'Apple',
    'says how often to look',
    (shared) => linesOf(shared).includes('REFRESH-INTERVAL;VALUE=DURATION:PT1H'),
  ],
  [
    'Apple',
    'has EXDATE of the kind of DTSTART',
    ({ text }) => /^EXDATE;TZID=America\/New_York:20250318T190000\r$/m.test(text),
  ],
  ['Outlook', 'says how often to look', (shared) => linesOf(shared).includes('X-PUBLISHED-TTL:PT1H')],
  [
    'Outlook',
    'has a VTIMEZONE with rules for every TZID',
    ({ text }) =>
      [...text.matchAll(/TZID=([^:]+):/g)].every(([, name]) =>
        new RegExp(`BEGIN:VTIMEZONE\\r\\nTZID:${name}\\r\\n[^]*BEGIN:DAYLIGHT[^]*BEGIN:STANDARD`).test(text),
      ),
  ],
  [
    'Outlook',
    'has UNTIL in UTC where the start has a zone',
    ({ text }) => /^RRULE:.*UNTIL=\d{8}T\d{6}Z/m.test(text),
  ],
  [
    'Outlook',
    'has a SEQUENCE in every event',
    ({ text }) => count(text, /^SEQUENCE:\d+/gm) === count(text, /^BEGIN:VEVENT/gm),
  ],
  [
    'Outlook',
    'ends all-day events on the day after',
    ({ text }) => /DTSTART;VALUE=DATE:20250306\r\nDTEND;VALUE=DATE:20250307/.test(text),
  ],
]
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('what calendar programs need of the file', () => {
  let shared: Shared
  before(async () => {
    const pastor = await test.pastor()
    const id = await add(pastor, { repeats: 'FREQ=WEEKLY;UNTIL=20250401', description: 'Long '.repeat(60) })
    await pastor.patch(`/api/events/${id}_2025-03-11`, { title: 'Changed' })
    await pastor.delete(`/api/events/${id}_2025-03-18`)
    await add(pastor, { startTime: 'All day', endTime: 'All day', date: '2025-03-06' })
    await pastor.post('/api/sermons', {
      title: 'Grace',
      scripture: 'x',
      reference: 'John 1',
      date: '2025-03-09',
    })
    shared = await share(pastor)
  })
  for (const [client, what, holds] of needs)
    it(`${client}: ${what}`, () => assert.ok(holds(shared), shared.text))
})
