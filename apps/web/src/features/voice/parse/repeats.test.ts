import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isDateOf } from '@stillwater/contract/calendar/occurrences'
import { parseEvent } from './event.ts'

/** A Wednesday. */
const today = '2026-11-18'

/** What is typed in one line, and what is understood: title, date, rule, start, location. Empty is left open. */
const table: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    'Elders first Tuesday 7pm church hall',
    'Elders',
    '2026-12-01',
    'FREQ=MONTHLY;BYDAY=1TU',
    '7:00 PM',
    'Church hall',
  ],
  ['Elders every first Tuesday at 7', 'Elders', '2026-12-01', 'FREQ=MONTHLY;BYDAY=1TU', '7:00 PM', ''],
  [
    'Elders on the 3rd Tuesday of each month 7-8:30pm',
    'Elders',
    '2026-12-15',
    'FREQ=MONTHLY;BYDAY=3TU',
    '7:00 PM',
    '',
  ],
  [
    'Communion last Sunday of the month 10am',
    'Communion',
    '2026-11-29',
    'FREQ=MONTHLY;BYDAY=-1SU',
    '10:00 AM',
    '',
  ],
  ['Communion every last Sunday 10am', 'Communion', '2026-11-29', 'FREQ=MONTHLY;BYDAY=-1SU', '10:00 AM', ''],
  ['Board first Monday in March 6pm', 'Board', '2027-03-01', '', '6:00 PM', ''],
  ['Youth every Friday 7pm gym', 'Youth', '2026-11-20', 'FREQ=WEEKLY;BYDAY=FR', '7:00 PM', 'Gym'],
  [
    'Youth every other Friday at 7pm in the gym',
    'Youth',
    '2026-11-20',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    '7:00 PM',
    'Gym',
  ],
  ['Youth Fridays 7pm', 'Youth', '2026-11-20', 'FREQ=WEEKLY;BYDAY=FR', '7:00 PM', ''],
  ['Choir Tuesdays and Thursdays 6:30pm', 'Choir', '2026-11-19', 'FREQ=WEEKLY;BYDAY=TU,TH', '6:30 PM', ''],
  [
    'Choir every Tuesday and Thursday at 6:30pm',
    'Choir',
    '2026-11-19',
    'FREQ=WEEKLY;BYDAY=TU,TH',
    '6:30 PM',
    '',
  ],
  [
    'Staff every two weeks on Monday at noon',
    'Staff',
    '2026-11-23',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
    '12:00 PM',
    '',
  ],
  ['Morning prayer daily at 6am', 'Morning prayer', '2026-11-18', 'FREQ=DAILY', '6:00 AM', ''],
  ['Morning prayer every day 6am', 'Morning prayer', '2026-11-18', 'FREQ=DAILY', '6:00 AM', ''],
  [
    'Office hours every weekday 9am',
    'Office hours',
    '2026-11-18',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    '9:00 AM',
    '',
  ],
  [
    'Finance monthly on the 15th at 5pm',
    'Finance',
    '2026-12-15',
    'FREQ=MONTHLY;BYMONTHDAY=15',
    '5:00 PM',
    '',
  ],
  [
    'Finance every month on the 15th 5pm',
    'Finance',
    '2026-12-15',
    'FREQ=MONTHLY;BYMONTHDAY=15',
    '5:00 PM',
    '',
  ],
  ['Bible study weekly on Wednesday 7pm', 'Bible study', '2026-11-18', 'FREQ=WEEKLY;BYDAY=WE', '7:00 PM', ''],
  ['Anniversary December 12 yearly', 'Anniversary', '2026-12-12', 'FREQ=YEARLY', '', ''],
  [
    'Youth every Friday 7pm until June 1',
    'Youth',
    '2026-11-20',
    'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270601',
    '7:00 PM',
    '',
  ],
  [
    'Youth every Friday starting December 11 at 7pm',
    'Youth',
    '2026-12-11',
    'FREQ=WEEKLY;BYDAY=FR',
    '7:00 PM',
    '',
  ],
  ['Youth every Friday 7pm until 9pm', 'Youth', '2026-11-20', 'FREQ=WEEKLY;BYDAY=FR', '7:00 PM', ''],
  // What is not sure stays in the title.
  ['Lunch Friday noon Corner Bistro', 'Lunch Corner Bistro', '2026-11-20', '', '12:00 PM', ''],
  ['The daily office tomorrow 8am', 'Daily office', '2026-11-19', '', '8:00 AM', ''],
  ['First Baptist Church picnic Saturday', 'First Baptist Church picnic', '2026-11-21', '', '', ''],
  ['Staff 9/12/27 noon room 5', 'Staff', '2027-09-12', '', '12:00 PM', 'Room 5'],
]

describe('an event in one line', () => {
  for (const [typed, title, date, repeats, startTime, location] of table) {
    it(`is understood: ${typed}`, () => {
      const heard = parseEvent(typed, today)
      const { title: t = '', date: d = '', repeats: r = '', startTime: s = '', location: l = '' } = heard
      assert.deepEqual([t, d, r, s, l], [title, date, repeats, startTime, location])
      if (heard.repeats !== undefined) assert.ok(isDateOf({ date: d, repeats: heard.repeats }, d))
    })
  }
})
