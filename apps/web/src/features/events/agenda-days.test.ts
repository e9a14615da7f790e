import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { agendaLines } from './agenda-days.ts'
import type { OtherEvent } from './others/other-event.ts'

const event = (id: string, date: string, startTime: string, days = 1) =>
  ({ id, title: id, date, startTime, endTime: startTime, days }) as CalendarEvent
const range = { from: '2025-03-05', to: '2025-03-10' }

describe('the lines of the agenda', () => {
  it('name each day that has something on it, with what is on it in the order of the clock', () => {
    const events = [
      event('late', '2025-03-06', '7 PM'),
      event('long', '2025-03-01', '8 AM', 6),
      event('early', '2025-03-06', '9 AM'),
    ]
    const lines = agendaLines({ events, activities: [], sermons: [], others: [] }, range)
    assert.deepEqual(
      lines.map(({ key }) => key),
      [
        '2025-03-05',
        '2025-03-05 event long',
        '2025-03-06',
        '2025-03-06 event long',
        '2025-03-06 event early',
        '2025-03-06 event late',
      ],
    )
    const [, first] = lines
    assert.ok(first?.kind === 'entry')
    assert.equal(first.entry.record.date, '2025-03-01')
  })

  it('have what is in other calendars among the rest, on days of the range alone', () => {
    const calendar = { name: 'Family', color: 'teal' }
    const other = (id: string, date: string, days = 1) =>
      ({ ...event(id, date, '8:00 AM', days), calendar }) as unknown as OtherEvent
    const others = [
      other('camp', '2025-03-04', 2),
      other('soccer', '2025-03-06'),
      other('past', '2025-03-01'),
    ]
    const events = [event('late', '2025-03-06', '7 PM')]
    assert.deepEqual(
      agendaLines({ events, activities: [], sermons: [], others }, range).map(({ key }) => key),
      [
        '2025-03-05',
        '2025-03-05 other camp',
        '2025-03-06',
        '2025-03-06 other soccer',
        '2025-03-06 event late',
      ],
    )
  })
})
