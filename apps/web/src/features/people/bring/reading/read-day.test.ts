import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isNoDay, readDay } from './read-day.ts'

const days: Readonly<Record<string, string | undefined>> = {
  '1950-03-05': '1950-03-05',
  '19500305': '1950-03-05',
  '1950-03-05T00:00:00Z': '1950-03-05',
  '--03-05': '--03-05',
  '--0305': '--03-05',
  '1604-03-05': '--03-05',
  '1950/3/5': '1950-03-05',
  '3/5/1950': '1950-03-05',
  '3/5/1950 12:00:00 AM': '1950-03-05',
  '3/5/50': '1950-03-05',
  '3/5/24': '2024-03-05',
  '25/3/1950': '1950-03-25',
  '5.3.1950': '1950-03-05',
  '5. 3.': '--03-05',
  '3/5': '--03-05',
  'Mar 5, 1950': '1950-03-05',
  'March 5': '--03-05',
  '5 March 1950': '1950-03-05',
  '05-Mar-1950': '1950-03-05',
  '--02-29': '--02-29',
  '1950-02-29': undefined,
  '13/13/1950': undefined,
  Smarch: undefined,
  '---05': undefined,
  '': undefined,
}

it('a day is read however it is written; what is none is none', () => {
  for (const [text, day] of Object.entries(days)) assert.equal(readDay(text, '2025-03-05'), day, text)
  assert.deepEqual(['0/0/00', '00/00/0000', '3/5/1950'].map(isNoDay), [true, true, false])
})
