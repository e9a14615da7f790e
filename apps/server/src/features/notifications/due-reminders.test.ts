import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noReminder } from '@stillwater/contract/limits'
import { defaultReminderSettings, type ReminderSettings } from '@stillwater/contract/notifications'
import { isOfActivity, type Plans, type Reminder, remindersBetween } from './due-reminders.ts'
import { mayPush } from './quiet-hours.ts'

const nothing: Plans = { entries: [], sermons: [], prayers: [] }
const day = 86_400_000
const at = (text: string) => Date.parse(text)

/** What is sent between two instants, as "instant body". In New York unless told. */
function sent(
  plans: Partial<Plans>,
  from: string,
  to: string,
  settings: Partial<ReminderSettings> = {},
  timeZone = 'America/New_York',
): string[] {
  const who = { timeZone, settings: { ...defaultReminderSettings, ...settings } }
  return remindersBetween(who, { ...nothing, ...plans }, at(from), at(to))
    .filter(({ kind, subject }) => kind !== 'goal' && subject !== 'list')
    .map((reminder) => `${new Date(reminder.at).toISOString().slice(0, 16)} ${reminder.body}`)
}
const event = (date: string, startMinute: number, remindMinutes: number | null = null) => ({
  entries: [{ kind: 'event' as const, id: 'e', date, startMinute, remindMinutes }],
})
const [tuesday, monday, sunday] = ['2025-03-04', '2025-03-03', '2025-03-02']
const week = ['2025-02-27T00:00:00Z', '2025-03-08T00:00:00Z'] as const

describe('reminders of people', () => {
  it('come each day at their time, except on the day off, once there is a time', () => {
    assert.deepEqual(sent({}, ...week), [])
    assert.deepEqual(
      sent({}, ...week, { careTime: 450 }).map((text) => text.slice(0, 16)),
      ['02-27', '02-28', '03-01', '03-02', '03-04', '03-05', '03-06', '03-07'].map(
        (day) => `2025-${day}T12:30`,
      ),
    )
  })
})

describe('reminders of events', () => {
  it('come an hour before, in the clock of the place, and name nobody', () => {
    assert.deepEqual(sent(event(tuesday, 840), ...week), ['2025-03-04T18:00 You have an event at 2:00 PM'])
  })
  it('come as long before as was chosen for all, or for the one', () => {
    assert.deepEqual(sent(event(tuesday, 840), ...week, { eventMinutes: 30 }), [
      '2025-03-04T18:30 You have an event at 2:00 PM',
    ])
    assert.deepEqual(sent(event(tuesday, 840, 0), ...week, { eventMinutes: 30 }), [
      '2025-03-04T19:00 You have an event at 2:00 PM',
    ])
    assert.deepEqual(sent(event('2025-03-07', 840, 2880), ...week), [
      '2025-03-05T19:00 You have an event in 2 days at 2:00 PM',
    ])
  })
  it('that fall into the night wait for the morning, if that is before the event', () => {
    assert.deepEqual(sent(event(tuesday, 450), ...week), ['2025-03-04T12:00 You have an event at 7:30 AM'])
  })
  it('of what begins before the morning come before the night', () => {
    assert.deepEqual(sent(event('2025-03-05', 390), ...week), [
      '2025-03-05T01:59 You have an event tomorrow at 6:30 AM',
    ])
  })
  it('of what is on the day off come before it', () => {
    assert.deepEqual(sent(event(monday, 840), ...week), [
      '2025-03-03T01:59 You have an event tomorrow at 2:00 PM',
    ])
  })
  it('that was set on the one come on the day off too, and still not in the night', () => {
    assert.deepEqual(sent(event(monday, 840, 60), ...week), ['2025-03-03T18:00 You have an event at 2:00 PM'])
    assert.deepEqual(sent(event(tuesday, 840, 1440), ...week), [
      '2025-03-03T19:00 You have an event tomorrow at 2:00 PM',
    ])
    assert.deepEqual(sent(event(monday, 450, 60), ...week), ['2025-03-03T12:00 You have an event at 7:30 AM'])
  })
  it('are none where none is wanted', () => {
    assert.deepEqual(sent(event(tuesday, 840, noReminder), ...week), [])
  })
  it('call an activity what it is, and are not mixed up with those of an event', () => {
    const [entry] = event(tuesday, 840).entries
    assert.ok(entry)
    const entries = [entry, { ...entry, kind: 'activity' as const }]
    assert.deepEqual(sent({ entries }, ...week), [
      '2025-03-04T18:00 You have an event at 2:00 PM',
      '2025-03-04T18:00 You have an activity at 2:00 PM',
    ])
    const who = { timeZone: 'America/New_York', settings: defaultReminderSettings }
    const subjects = remindersBetween(who, { ...nothing, entries }, at(week[0]), at(week[1]))
      .filter(({ kind }) => kind === 'event')
      .map(({ subject }) => isOfActivity(subject))
    assert.deepEqual(subjects, [false, true])
  })
  it('come at any time where there are neither quiet hours nor a day off', () => {
    assert.deepEqual(sent(event(monday, 180), ...week, { quietFrom: 0, quietTo: 0, dayOff: null }), [
      '2025-03-03T07:00 You have an event at 3:00 AM',
    ])
  })
})

describe('reminders of sermons', () => {
  it('come three days and one day before, in the morning', () => {
    assert.deepEqual(sent({ sermons: [{ id: 's', date: '2025-03-07' }] }, ...week, { dayOff: null }), [
      '2025-03-04T14:00 Your sermon is in 3 days.',
      '2025-03-06T14:00 Your sermon is tomorrow.',
    ])
  })
  it('wait for the end of the day off', () => {
    assert.deepEqual(sent({ sermons: [{ id: 's', date: '2025-03-06' }] }, ...week), [
      '2025-03-04T12:00 Your sermon is in 2 days.',
      '2025-03-05T14:00 Your sermon is tomorrow.',
    ])
  })
  it('come before the day off where its end would be too late', () => {
    assert.deepEqual(sent({ sermons: [{ id: 's', date: tuesday }] }, `${sunday}T00:00:00Z`, week[1]), [
      '2025-03-03T01:59 Your sermon is in 2 days.',
    ])
  })
})

describe('reminders of prayers', () => {
  const prayers = [{ remindAt: 720, count: 2 }]
  it('come each day at their time, and not on the day off', () => {
    assert.deepEqual(sent({ prayers }, '2025-03-01T00:00:00Z', '2025-03-05T00:00:00Z'), [
      '2025-03-01T17:00 It is time for 2 prayers on your list.',
      '2025-03-02T17:00 It is time for 2 prayers on your list.',
      '2025-03-04T17:00 It is time for 2 prayers on your list.',
    ])
  })
  it('in the night wait for the same day’s morning or are left out', () => {
    const at = (remindAt: number) =>
      sent({ prayers: [{ remindAt, count: 1 }] }, '2025-03-04T05:00:00Z', '2025-03-05T05:00:00Z')
    assert.deepEqual(at(300), ['2025-03-04T12:00 It is time for a prayer on your list.'])
    assert.deepEqual(at(1320), [])
  })
})

describe('the weekly goal update', () => {
  const goals = (settings: Partial<ReminderSettings>) =>
    remindersBetween(
      { timeZone: 'Europe/Berlin', settings: { ...defaultReminderSettings, ...settings } },
      nothing,
      at('2025-03-23T12:00:00Z'),
      at('2025-04-06T12:00:00Z'),
    )
      .filter(({ kind }) => kind === 'goal')
      .map((reminder) => new Date(reminder.at).toISOString().slice(0, 16))
  it('comes once a week, at the same time on the wall when the clocks change', () => {
    assert.deepEqual(goals({}), ['2025-03-25T08:00', '2025-04-01T07:00'])
  })
  it('waits for the end of the day off', () => {
    assert.deepEqual(goals({ goalWeekday: 1 }), ['2025-03-25T06:00', '2025-04-01T05:00'])
  })
})

describe('whatever is chosen', () => {
  it('nothing is sent in quiet hours, and only what was set on one event on the day off, in any zone', () => {
    const zones = [
      'Pacific/Pago_Pago',
      'America/St_Johns',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
    ]
    let count = 0
    for (const timeZone of zones) {
      for (const [quietFrom, quietTo, dayOff] of [
        [1260, 420, 1],
        [720, 840, 0],
        [0, 1439, null],
        [60, 30, 6],
        [0, 360, 3],
      ] as const) {
        const settings = { ...defaultReminderSettings, quietFrom, quietTo, dayOff, prayerTime: 90 }
        for (const start of ['2025-03-06', '2025-10-23', '2025-04-02']) {
          const plans = {
            entries: Array.from({ length: 60 }, (_, n) => ({
              kind: n % 2 === 0 ? ('event' as const) : ('activity' as const),
              id: String(n),
              date: new Date(at(start) + (n % 6) * day).toISOString().slice(0, 10),
              startMinute: (n * 97) % 1440,
              remindMinutes: n % 3 === 0 ? n * 40 : null,
            })),
            sermons: [{ id: 's', date: new Date(at(start) + 4 * day).toISOString().slice(0, 10) }],
            prayers: [{ remindAt: 45, count: 1 }],
          }
          const all: Reminder[] = remindersBetween(
            { timeZone, settings },
            plans,
            at(start) - 5 * day,
            at(start) + 8 * day,
          )
          count += all.length
          for (const reminder of all) {
            const told = `${reminder.kind} at ${new Date(reminder.at).toISOString()} in ${timeZone}`
            const own = plans.entries.some(
              ({ id, remindMinutes }) => reminder.subject.split(' ').at(-1) === id && remindMinutes !== null,
            )
            const quiet = own ? { ...settings, dayOff: null } : settings
            assert.ok(mayPush(timeZone, quiet, reminder.at), told)
            assert.ok(reminder.at < reminder.usefulUntil, told)
          }
        }
      }
    }
    assert.ok(count > 1000, String(count))
  })

  it('cut into pieces at any instant, each reminder falls into one of them', () => {
    const plans = {
      ...event('2025-03-05', 390),
      sermons: [{ id: 's', date: '2025-03-09' }],
      prayers: [{ remindAt: 720, count: 1 }],
    }
    const who = { timeZone: 'America/New_York', settings: defaultReminderSettings }
    const key = ({ kind, subject, dueAt }: Reminder) => `${kind} ${subject} ${dueAt}`
    const whole = remindersBetween(who, plans, at(week[0]), at(week[1])).map(key)
    const pieces: string[] = []
    for (let from = at(week[0]); from < at(week[1]); from += 1_234_567) {
      pieces.push(...remindersBetween(who, plans, from, Math.min(from + 1_234_567, at(week[1]))).map(key))
    }
    assert.deepEqual(pieces.sort(), whole.sort())
    assert.equal(new Set(whole).size, whole.length)
  })
})
