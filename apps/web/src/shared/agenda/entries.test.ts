import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Activity } from '@stillwater/contract/calendar/activities'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { entriesOf, keyOf } from './entries.ts'

const event = (id: string, startTime: string): CalendarEvent => ({
  id,
  userId: 'u',
  version: 1,
  title: id,
  startTime,
  endTime: 'late',
  date: '2025-03-05',
  location: null,
  description: null,
  eventType: 'meeting',
  icon: 'event',
  remindMinutes: null,
  days: 1,
  repeats: null,
  seriesId: null,
  originalDate: null,
  exception: null,
})
const activity = (id: string, time: string): Activity => ({
  id,
  userId: 'u',
  version: 1,
  title: id,
  time,
  location: null,
  activityType: 'meeting',
  icon: 'event',
  date: '2025-03-05',
  remindMinutes: null,
})

describe('the entries of a day', () => {
  it('are events and activities in one order of the clock, those without a time last', () => {
    const entries = entriesOf(
      [event('a', 'after lunch'), event('b', 'noon'), event('c', '7 PM')],
      [activity('d', '9am'), activity('e', 'whenever'), activity('f', '12:00')],
    )
    assert.deepEqual(entries.map(keyOf), [
      'activity d',
      'event b',
      'activity f',
      'event c',
      'event a',
      'activity e',
    ])
  })
})
