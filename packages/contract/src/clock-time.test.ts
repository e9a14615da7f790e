import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatClockTime, readClockTime } from './clock-time.ts'

const readable: Record<string, string[]> = {
  '00:00': [
    'midnight',
    '12 midnight',
    '12am',
    '12:00 AM',
    '0:00',
    '00:00',
    '0000',
    'Midnight prayer',
    '12 at night',
  ],
  '00:30': ['12:30 am', 'half past twelve at night', '0:30', '00.30'],
  '01:00': ['1am', '1 A.M.', '1:00'],
  '06:00': ['6 in the morning', 'six o’clock', "6 o'clock sharp", 'dawn, 6am', 'Sunday morning at 6'],
  '08:45': ['quarter to nine', 'a quarter before 9', '8:45', '8h45', '0845', '845am'],
  '09:00': [
    '9:00 AM',
    '9:00AM',
    '9:00 am',
    '9am',
    '9 AM',
    '9 a.m.',
    '9 a. m.',
    '9a',
    '9',
    '09',
    '09:00',
    '09:00:00',
    '0900',
    '0900 hrs',
    '900',
    '9.00',
    '9h',
    '9h00',
    'nine',
    'nine o’clock',
    'nine a.m.',
    '  9:00   AM  ',
    '9:00\tAM',
    '9:00\u00A0AM',
    '９：００',
    '9:00 AM - 10:00 AM',
    '9:00 AM – 10:00 AM',
    '9:00–10:00',
    '9-10am',
    '9 to 10 am',
    '9-12pm',
    'from 9 until noon',
    'at 9',
    'around 9am',
    'ca. 9',
    '~9',
    '9ish',
    '9 sharp',
    '9 (doors at 8)',
    'Sunday 9:00',
    'after 9 a.m.',
    '2025-03-05 9am',
    '3/5/2025 9:00',
    'Room 4, 9:00 AM',
    'nine to twelve',
    '9:00 AM EST',
    '9am!!! 🎉',
  ],
  '09:05': ['9:05', 'five past nine', '9.05 am', '905am', 'five minutes past nine'],
  '09:30': ['9:30', '9.30', 'half past nine', 'half past 9', 'half nine', 'nine thirty', '9 30', '930'],
  '09:35': ['twenty-five to ten', 'twenty five minutes to ten', '25 minutes to ten'],
  '11:00': ['11-1pm', '11 AM', '11 to 1pm'],
  '11:50': ['ten to twelve', '11:50'],
  '10:00': ['10 to 12', '10-12'],
  '12:00': [
    'noon',
    'Noon',
    '12 noon',
    'midday',
    'twelve',
    '12pm',
    '12:00',
    '1200',
    'noon to 1pm',
    'lunch at noon',
  ],
  '12:45': ['quarter to one pm', '12:45p'],
  '13:00': ['1pm', '1 p.m.', '13:00', '13pm', '1-2pm', '1 in the afternoon', '13 Uhr'],
  '14:30': [
    '14:30',
    '1430',
    '2:30 PM',
    '2.30pm',
    '14h30',
    '230pm',
    'half past two in the afternoon',
    '14:30:59',
  ],
  '19:00': [
    '7 in the evening',
    '7 tonight',
    'tonight at 7',
    'seven pm',
    'this evening at 7:00',
    '7p',
    '7 PM',
  ],
  '22:00': ['10-12am', '10 at night', '22'],
  '23:59': ['23:59', '11:59 PM', '11:59pm'],
}

const unreadable = [
  '',
  '   ',
  'TBD',
  'to be announced',
  'after the service',
  'after lunch',
  'morning',
  'all day',
  'soon',
  '24:00',
  '25:00',
  '9:75',
  '9:5',
  '9.5',
  '9,30',
  '14:30 AM',
  '99',
  '12345',
  '123456789012',
  'Room 9',
  '9 people',
  'one of these days',
  '$9.30',
  '3 times',
  '2025-03-05',
  '3/5/2025',
  'am',
  'pm',
  ':30',
  '-',
  '🕘',
  'مساء',
  '9'.repeat(200),
  'half past',
  'quarter to',
]

const asText = (time: number | null) =>
  time === null
    ? 'nothing'
    : `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`

describe('a clock time', () => {
  for (const [expected, texts] of Object.entries(readable)) {
    it(`at ${expected} is read however it is written`, () => {
      for (const text of texts) assert.equal(asText(readClockTime(text)), expected, text)
    })
  }

  it('is not made up where the text names none', () => {
    for (const text of unreadable) assert.equal(asText(readClockTime(text)), 'nothing', text)
  })

  it('is read back as it was written, for every minute of the day', () => {
    for (let time = 0; time < 1440; time += 1) assert.equal(readClockTime(formatClockTime(time)), time)
  })

  it('is written like 9:00 AM', () => {
    assert.deepEqual([0, 540, 720, 1439].map(formatClockTime), [
      '12:00 AM',
      '9:00 AM',
      '12:00 PM',
      '11:59 PM',
    ])
  })

  it('is looked for in no time, also in hostile text', () => {
    const start = performance.now()
    for (const piece of ['9 ', '9:', 'half past ', 'a.m. ', '1 minutes to ', '9 -', '１', 'at ']) {
      readClockTime(piece.repeat(200 / piece.length))
      readClockTime(piece.repeat(20_000))
    }
    assert.ok(performance.now() - start < 2000)
  })
})
