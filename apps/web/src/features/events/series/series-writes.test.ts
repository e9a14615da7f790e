import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { occurrencesOf } from '@stillwater/contract/calendar/occurrences'
import {
  asException,
  continuation,
  deletion,
  type Meant,
  ruleFrom,
  type Scope,
  type Write,
} from './series-writes.ts'

const series: CalendarEvent = {
  id: 's',
  userId: 'u',
  version: 1,
  title: 'Elders',
  startTime: '7 PM',
  endTime: '8 PM',
  date: '2025-03-04',
  days: 1,
  repeats: 'FREQ=WEEKLY;COUNT=5',
  seriesId: null,
  originalDate: null,
  exception: null,
  location: null,
  description: null,
  eventType: 'meeting',
  icon: 'people',
  remindMinutes: null,
}
const changed = { ...asException(series, '2025-03-18', 'changed'), title: 'A visit', date: '2025-03-19' }
const canceled = asException(series, '2025-03-25', 'canceled')
const range = { from: '2025-03-01', to: '2025-04-30' }

/** The records after writes, with the server's rules for canceled dates and for deleting. */
function after(before: readonly CalendarEvent[], writes: readonly Write[]): CalendarEvent[] {
  let records = [...before]
  for (const write of writes) {
    const { id } = write.event
    const known = records.find((record) => record.id === id)
    if (write.op === 'add') assert.equal(known, undefined, `${id} is there already`)
    else assert.ok(known, `${id} is missing`)
    const others = records.filter((record) => record.id !== id)
    if (write.op === 'add') records = [...others, write.event]
    else if (write.op === 'update') records = [...others, { ...(known ?? write.event), ...write.changes }]
    else if (known?.seriesId) records = [...others, { ...known, exception: 'canceled' }]
    else records = others.filter((record) => record.seriesId !== id || record.exception === 'changed')
  }
  return records
}

/** What the calendar shows. */
const shown = (records: readonly CalendarEvent[]) =>
  [
    ...records.filter(({ repeats, exception }) => !repeats && (!exception || exception === 'changed')),
    ...occurrencesOf(
      records.filter(({ repeats }) => repeats),
      records,
      range,
    ),
  ]
    .map(({ date, title }) => `${date.slice(5)} ${title}`)
    .sort()

const records = [series, changed, canceled]
const all = ['03-04 Elders', '03-11 Elders', '03-19 A visit', '04-01 Elders']
const meant = (date: string): Meant => ({ series, date, exceptions: [changed, canceled] })

describe('deleting from a repeating event', () => {
  const cases: [scope: Scope, date: string, left: string[]][] = [
    ['one', '2025-03-11', ['03-04 Elders', '03-19 A visit', '04-01 Elders']],
    ['one', '2025-03-18', ['03-04 Elders', '03-11 Elders', '04-01 Elders']],
    ['following', '2025-03-11', ['03-04 Elders']],
    ['following', '2025-04-01', ['03-04 Elders', '03-11 Elders', '03-19 A visit']],
    ['following', '2025-03-04', []],
    ['all', '2025-03-11', []],
  ]
  for (const [scope, date, left] of cases) {
    it(`takes away ${scope} from ${date}, and one undo brings it back`, () => {
      assert.deepEqual(shown(records), all)
      const { writes, undo } = deletion(scope, meant(date))
      const deleted = after(records, writes)
      assert.deepEqual(shown(deleted), left)
      assert.deepEqual(shown(after(deleted, undo)), all)
    })
  }
})

describe('changing this and the following', () => {
  const next = (date: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
    ...series,
    id: 'n',
    title: 'Deacons',
    date,
    repeats: ruleFrom(meant(date)),
    ...more,
  })

  it('ends the old event and takes its exceptions along, and one undo brings it back', () => {
    const following = next('2025-03-11')
    assert.equal(following.repeats, 'FREQ=WEEKLY;COUNT=4')
    const { writes, undo } = continuation(meant('2025-03-11'), following)
    const saved = after([...records, following], writes)
    assert.deepEqual(shown(saved), ['03-04 Elders', '03-11 Deacons', '03-19 A visit', '04-01 Deacons'])
    assert.deepEqual(shown(after(saved, undo)), all)
  })

  it('replaces a changed date by the new words', () => {
    const { writes, undo } = continuation(meant('2025-03-18'), next('2025-03-18'))
    const saved = after([...records, next('2025-03-18')], writes)
    assert.deepEqual(shown(saved), ['03-04 Elders', '03-11 Elders', '03-18 Deacons', '04-01 Deacons'])
    assert.deepEqual(shown(after(saved, undo)), all)
  })

  it('leaves a changed date where it is when the new event has no such date', () => {
    const other = next('2025-03-12', { repeats: 'FREQ=WEEKLY;COUNT=2' })
    const { writes } = continuation(meant('2025-03-11'), other)
    assert.deepEqual(shown(after([...records, other], writes)), [
      '03-04 Elders',
      '03-12 Deacons',
      '03-19 A visit',
      '03-19 Deacons',
    ])
  })
})
