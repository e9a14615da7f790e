import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Activity } from '@stillwater/contract/calendar/activities'
import { addDays } from '@stillwater/contract/dates/dates'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

const zones = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
]

/** The day it is in each of the zones, worked out by hand: how many zones from the west on still have the first day. */
const instants: [instant: string, why: string, firstDay: string, count: number][] = [
  ['2025-03-05T15:00:00Z', 'an afternoon', '2025-03-05', 9],
  ['2025-03-10T04:00:00Z', 'midnight in New York, the night after the clocks went forward', '2025-03-09', 2],
  ['2025-03-30T22:30:00Z', 'past midnight in Berlin only because of summer time', '2025-03-30', 7],
  ['2025-11-02T04:30:00Z', 'the last summer night in New York', '2025-11-01', 2],
  ['2025-11-03T04:30:00Z', 'not yet midnight in New York: the clocks went back', '2025-11-02', 3],
  ['2024-12-31T23:59:59.999Z', 'the last moment of the year in London', '2024-12-31', 7],
  ['2024-02-29T10:30:00Z', 'three days of the calendar at once, around a leap day', '2024-02-28', 1],
  ['2025-04-05T13:15:00Z', 'past midnight on Lord Howe by its half hour of summer time', '2025-04-05', 9],
]

/** On the leap day the easternmost zone is a day further on still. */
const expectedDay = (zone: number, firstDay: string, count: number) =>
  firstDay === '2024-02-28' && zone === 11 ? '2024-03-01' : addDays(firstDay, zone < count ? 0 : 1)

for (const engine of engines) {
  describe(`today on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    for (const [instant, why, firstDay, count] of instants) {
      it(`is each pastor’s own calendar day at ${instant}: ${why}`, async () => {
        test.clock.now = Date.parse(instant)
        const pastor = await test.pastor()
        const plan = async (zone: string, number: number) => {
          const expected = expectedDay(number, firstDay, count)
          const here = { 'x-time-zone': zone }
          const prayer = { title: zone, description: zone, category: 'personal' }
          const { dateAdded: today } = (await pastor.post('/api/prayers', prayer, here)).json<Prayer>()
          assert.equal(today, expected, zone)

          const event = { title: zone, startTime: '9am', endTime: '10am', date: today, eventType: 'study' }
          const activity = { title: zone, time: 'noon', date: today }
          assert.equal((await pastor.post('/api/events', event, here)).json<CalendarEvent>().date, expected)
          assert.equal((await pastor.post('/api/activities', activity, here)).json<Activity>().date, expected)
        }
        await Promise.all(zones.map(plan))

        for (const day of [-1, 0, 1, 2, 3].map((days) => addDays(firstDay, days))) {
          const there = zones.filter((_, number) => expectedDay(number, firstDay, count) === day)
          for (const list of ['events', 'activities']) {
            const answer = await pastor.get(`/api/${list}?date=${day}`, { 'x-time-zone': 'Asia/Tokyo' })
            const titles = answer.json<{ title: string }[]>().map(({ title }) => title)
            assert.deepEqual(titles.sort(), there.toSorted(), `${list} on ${day}`)
          }
        }
      })
    }
  })
}
