import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calendarsIn } from './ics-file.ts'
import { readIcsTime } from './ics-time.ts'

const standard = (...lines: string[]) => ['BEGIN:STANDARD', ...lines, 'END:STANDARD']
const daylight = (...lines: string[]) => ['BEGIN:DAYLIGHT', ...lines, 'END:DAYLIGHT']

/** When it is, at times on the clock of a zone that a file describes; undefined where the file does not say. */
function instantsIn(zone: readonly string[], ...times: string[]): (string | undefined)[] {
  const events = times.map((time) => `BEGIN:VEVENT\r\nDTSTART;TZID=Ours:${time}\r\nEND:VEVENT`)
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'TZID:Ours', ...zone, 'END:VTIMEZONE', ...events]
  const [calendar] = calendarsIn([...lines, 'END:VCALENDAR'].join('\r\n')) ?? []
  assert.ok(calendar)
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const instant = readIcsTime(event.getFirstProperty('dtstart'))?.instant
    return instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 16)
  })
}

const newYork = [
  ...standard(
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  ),
  ...daylight(
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  ),
]

describe('a zone that only the file knows', () => {
  it('changes its clock by its rules', () => {
    assert.deepEqual(
      instantsIn(newYork, '20250101T120000', '20250701T120000', '20251102T120000', '19700701T120000'),
      ['2025-01-01T17:00', '2025-07-01T16:00', '2025-11-02T17:00', '1970-07-01T16:00'],
    )
  })

  it('reads a time that is left out, or comes twice, as our own clocks do', () => {
    assert.deepEqual(instantsIn(newYork, '20250309T023000', '20251102T013000'), [
      '2025-03-09T07:30',
      '2025-11-02T05:30',
    ])
  })

  it('keeps what its last rule says where that has ended, on its own clock', () => {
    const tonga = [
      ...daylight(
        'DTSTART:20021006T020000',
        'TZOFFSETFROM:+1300',
        'TZOFFSETTO:+1400',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU;UNTIL=20051001T130000Z',
      ),
      ...standard('DTSTART:20060101T020000', 'TZOFFSETFROM:+1400', 'TZOFFSETTO:+1300'),
    ]
    // The last change is on October 2 there, while it is still October 1 in Greenwich.
    assert.deepEqual(instantsIn(tonga, '20050901T120000', '20051003T120000', '20300101T120000'), [
      '2005-08-31T22:00',
      '2005-10-02T22:00',
      '2029-12-31T23:00',
    ])
  })

  it('changes its clock on the dates that it lists, and is as before the first of them until then', () => {
    const listed = standard(
      'DTSTART:20200301T000000',
      'RDATE:20210301T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0530',
    )
    assert.deepEqual(instantsIn(listed, '19990101T120000', '20200302T120000'), [
      '1999-01-01T07:00',
      '2020-03-02T06:30',
    ])
    assert.deepEqual(instantsIn(standard('DTSTART:20200301T000000'), '20200302T120000'), [undefined])
  })

  it('does not follow rules that no zone has', () => {
    const rules = ['FREQ=SECONDLY', 'FREQ=DAILY', 'FREQ=YEARLY;BYDAY=SU', 'FREQ=YEARLY;INTERVAL=99999999999']
    for (const rule of rules) {
      const zone = [
        ...standard('DTSTART:18000101T000000', `RRULE:${rule}`, 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0530'),
        ...daylight('DTSTART:20000101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0600'),
      ]
      assert.deepEqual(instantsIn(zone, '20250304T190000'), ['2025-03-04T13:00'], rule)
    }
  })
})
