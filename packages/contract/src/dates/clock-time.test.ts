import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatClockTime, readClockTime } from './clock-time.ts'
import { showTime, showTimes } from './shown-time.ts'

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
  '01:00': ['1am', '1 A.M.', '01:00', '01', '0100', '1h', '1 Uhr'],
  '06:00': ['6 in the morning', 'dawn, 6am', 'Sunday morning at 6', '6 AM', '06:00', '6h00', '6-7 am'],
  '06:30': ['6:30 AM', '06:30', '0630', '6h30', '6:30-7:30am', 'half past six in the morning'],
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
  '13:00': [
    '1pm',
    '1 p.m.',
    '13:00',
    '13pm',
    '1-2pm',
    '1 in the afternoon',
    '13 Uhr',
    '1',
    '1:00',
    'one',
    'around one-ish',
    'one o’clock',
    '1-3',
    '1 to 3',
  ],
  '14:30': [
    '14:30',
    '1430',
    '2:30 PM',
    '2.30pm',
    '14h30',
    '230pm',
    'half past two in the afternoon',
    '14:30:59',
    '2:30',
    '230',
    'half past two',
  ],
  '18:00': ['6', 'six o’clock', "6 o'clock sharp", '6 tonight', '6-8'],
  '18:30': ['6:30', '6.30', 'half past six', '18:30', '6:30-8'],
  '07:00': ['7', '7:00', 'seven'],
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

  it('is shown in one form, next to the words where they say more', () => {
    for (const text of ['9am', '9:00', 'nine', '9 a.m.', 'at 9', '9 in the morning', '0900']) {
      assert.deepEqual(showTime(text), { shown: '9:00 AM' }, text)
    }
    assert.deepEqual(showTime('around one-ish'), { shown: '1:00 PM', typed: 'around one-ish' })
    assert.deepEqual(showTime('2-4pm'), { shown: '2:00 PM', typed: '2-4pm' })
    assert.deepEqual(showTime('after the service'), { shown: 'after the service' })
  })

  it('that ends something is the next such hour after its start', () => {
    const table = [
      ['9:00 AM', '10:00 AM', '9:00 AM – 10:00 AM'],
      ['9', '10', '9:00 AM – 10:00 AM'],
      ['7 PM', '9', '7:00 PM – 9:00 PM'],
      ['6:30 PM', '8', '6:30 PM – 8:00 PM'],
      ['9 am', '5', '9:00 AM – 5:00 PM'],
      ['9 PM', '12', '9:00 PM – 12:00 AM'],
      ['2:00 AM', '4:00', '2:00 AM – 4:00 AM'],
      ['11', '1', '11:00 AM – 1:00 PM'],
      ['9 AM', '9', '9:00 AM – 9:00 PM'],
      ['14:30', '15:30', '2:30 PM – 3:30 PM'],
      ['14:30', '08:00', '2:30 PM – 8:00 AM'],
      ['after lunch', 'late', 'after lunch – late'],
      ['after lunch', '3', 'after lunch – 3:00 PM'],
      ['noon', 'whenever', '12:00 PM – whenever'],
    ] as const
    for (const [start, end, shown] of table)
      assert.deepEqual(showTimes(start, end), { shown }, `${start}, ${end}`)
    assert.deepEqual(showTimes('6:30 PM', '8ish'), { shown: '6:30 PM – 8:00 PM', typed: '8ish' })
    assert.deepEqual(showTimes('around one-ish', 'two or so'), {
      shown: '1:00 PM – two or so',
      typed: 'around one-ish',
    })
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
