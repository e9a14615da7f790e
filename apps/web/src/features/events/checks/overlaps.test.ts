import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Activity } from '@stillwater/contract/calendar/activities'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import type { DayLine, OtherEvent } from '../others/other-event.ts'
import { overlapsIn } from './overlaps.ts'

const event = (title: string, startTime: string, endTime: string, days = 1): DayLine => ({
  kind: 'event',
  record: { id: title, title, startTime, endTime, days } as CalendarEvent,
})
const activity = (title: string, time: string): DayLine => ({
  kind: 'activity',
  record: { id: title, title, time } as Activity,
})
const words = (...entries: DayLine[]) => Object.fromEntries(overlapsIn(entries))

describe('what takes place at the same time', () => {
  it('is said of both', () => {
    assert.deepEqual(words(event('Elders', '7pm', '9pm'), event('Choir', '8:00 PM', '9:30 PM')), {
      'event Elders': 'Same time as “Choir”',
      'event Choir': 'Same time as “Elders”',
    })
  })

  it('may be in another calendar, and between two others it is not said', () => {
    const other = (title: string): DayLine => ({
      kind: 'other',
      record: { id: title, title, startTime: '7:00 PM', endTime: '8:00 PM', days: 1 } as OtherEvent,
    })
    assert.deepEqual(words(other('Soccer'), other('Piano')), {})
    assert.deepEqual(words(other('Soccer'), event('Elders', '7pm', '9pm')), {
      'other Soccer': 'Same time as “Elders”',
      'event Elders': 'Same time as “Soccer”',
    })
  })

  it('is not what follows at once, or takes all day, several days, or no time that can be read', () => {
    assert.deepEqual(words(event('A', '7pm', '8pm'), event('B', '8pm', '9pm')), {})
    assert.deepEqual(words(event('A', 'All day', 'All day'), event('B', '8pm', '9pm')), {})
    assert.deepEqual(words(event('A', '7pm', '9pm', 2), event('B', '8pm', '9pm')), {})
    assert.deepEqual(words(event('A', 'after lunch', 'later'), event('B', '1pm', '3pm')), {})
  })

  it('counts what has no end, activities and what lasts into the night', () => {
    assert.deepEqual(Object.keys(words(activity('Visit', '2:30pm'), event('B', '2pm', '3pm'))), [
      'event B',
      'activity Visit',
    ])
    assert.deepEqual(words(activity('Visit', '3pm'), event('B', '2pm', '3pm')), {})
    assert.deepEqual(Object.keys(words(event('A', '10pm', '1am'), event('B', '11pm', '11:30pm'))).length, 2)
  })

  it('names one and counts the others', () => {
    const all = words(event('A', '9am', 'noon'), event('B', '9am', '10am'), event('C', '11am', 'noon'))
    assert.equal(all['event A'], 'Same time as “B” and 1 more')
    assert.equal(all['event C'], 'Same time as “A”')
  })
})
