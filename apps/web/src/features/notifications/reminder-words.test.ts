import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ServerNotification } from '@stillwater/contract/notifications'
import { clockText, noticeName, noticeOptions, readClockText } from './time-text.ts'
import { parsePreferences, type Preferences } from './notification.ts'
import { toNotifications } from './reminder-words.ts'

const told: ServerNotification[] = [
  { type: 'sermon_reminder', data: { title: 'Psalm 23', date: '2025-03-09' } },
  { type: 'event_reminder', data: { title: 'Elders', date: '2025-03-05', startTime: '2 pm' } },
  { type: 'prayer_reminder', data: { totalPrayers: 5, answeredPrayers: 2 } },
  { type: 'goal_update', data: { goalCount: 3, week: '2025-03-04' } },
]
const now = Date.parse('2025-03-05T15:00:00Z')
const allOn = parsePreferences(null)
const made = (list: ServerNotification[], preferences: Preferences = allOn) => {
  let count = 0
  return toNotifications(list, preferences, [], now, () => {
    count += 1
    return `id-${count}`
  })
}

describe('what the server tells', () => {
  it('is put into the words of the specification', () => {
    assert.deepEqual(
      made(told).map(({ title, body, link }) => [title, body, link]),
      [
        ['Upcoming Sermon', '“Psalm 23” is coming up on Mar 9, 2025.', '/sermons'],
        ['Upcoming Event', 'Elders on Mar 5, 2025, 2 pm', '/events'],
        ['Prayer List Reminder', 'You have 5 prayers in your list, with 2 answered prayers.', '/prayers'],
        ['Weekly Goal Update', 'You have 3 goals in your list. See how far you have come.', '/goals'],
      ],
    )
    const [first] = made(told)
    assert.deepEqual([first?.id, first?.read, first?.createdAt], ['id-1', false, '2025-03-05T15:00:00.000Z'])
  })

  it('is skipped where a sermon or an event has no title, and where it is of a kind that nobody knows', () => {
    assert.deepEqual(
      made([
        { type: 'sermon_reminder', data: {} },
        { type: 'event_reminder', data: { title: '' } },
      ]),
      [],
    )
    assert.deepEqual(made([{ type: 'constructor' as 'goal_update', data: {} }]), [])
  })

  it('is left out where its switch is off', () => {
    for (const [index, kind] of (['sermon', 'event', 'prayer', 'goal'] as const).entries()) {
      const types = made(told, { ...allOn, [kind]: false }).map(({ type }) => type)
      assert.deepEqual(types, told.map(({ type }) => type).toSpliced(index, 1))
    }
  })

  it('of goals is taken over once for each week', () => {
    const before = made(told)
    assert.equal(toNotifications(told, allOn, before, now, () => 'x').length, 3)
    const next: ServerNotification = { type: 'goal_update', data: { goalCount: 3, week: '2025-03-11' } }
    assert.equal(toNotifications([next], allOn, before, now, () => 'x').length, 1)
  })
})

describe('how long before', () => {
  it('reads in the largest unit', () => {
    assert.deepEqual([0, 1, 45, 60, 120, 90, 1440, 10_080].map(noticeName), [
      'At the start',
      '1 minute before',
      '45 minutes before',
      '1 hour before',
      '2 hours before',
      '90 minutes before',
      '1 day before',
      '1 week before',
    ])
  })
  it('offers what is chosen, in its place', () => {
    assert.deepEqual(noticeOptions(45).slice(0, 5), [0, 10, 30, 45, 60])
    assert.equal(noticeOptions(60).length, noticeOptions(null).length)
  })
})

describe('a time field', () => {
  it('reads what it writes, and half a time not at all', () => {
    for (const minutes of [0, 9, 60, 725, 1439]) assert.equal(readClockText(clockText(minutes)), minutes)
    assert.equal(clockText(545), '09:05')
    for (const text of ['', '24:00', '12:60', '9:5', 'noon']) assert.equal(readClockText(text), undefined)
  })
})
