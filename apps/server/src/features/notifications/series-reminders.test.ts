/** Reminders of repeating events: at the local time of each date, whatever the clocks do, and for changed and canceled dates too. */
import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { engines } from '#testing/database.ts'
import { type ReminderTest, startReminders } from '#testing/reminders/reminders.ts'

const newYork = { 'x-time-zone': 'America/New_York' }
/** A Wednesday. The clocks of New York are put forward on the Sunday after. */
const begin = '2025-03-05T15:00:00Z'
const weekly = {
  title: 'Elders',
  startTime: '2:00 PM',
  endTime: '3:00 PM',
  date: '2025-03-04',
  eventType: 'meeting',
  repeats: 'FREQ=WEEKLY',
}
const text = 'You have an event at 2:00 PM'

for (const engine of engines) {
  describe(`reminders of repeating events on ${engine}`, () => {
    let test: ReminderTest
    before(async () => {
      test = await startReminders(engine)
    })
    beforeEach(() => test.forgetDevices())

    async function pastorWithSeries(more: object = {}) {
      await test.lookAt(begin)
      const pastor = await test.pastor()
      await pastor.get('/api/user', newYork)
      await test.subscribe(pastor)
      const { id } = (await pastor.post('/api/events', { ...weekly, ...more }, newYork)).json<CalendarEvent>()
      return { pastor, id }
    }

    it('come at the local time of every date, before and after the clocks change', async () => {
      await pastorWithSeries({ date: '2025-03-06' })
      assert.deepEqual(await test.lookAt('2025-03-06T17:59:00Z'), [])
      assert.deepEqual(await test.lookAt('2025-03-06T18:00:00Z'), [text])
      assert.deepEqual(await test.lookAt('2025-03-13T16:59:00Z'), [])
      assert.deepEqual(await test.lookAt('2025-03-13T17:00:00Z'), [text])
      assert.deepEqual(await test.lookAt('2025-03-13T18:00:00Z'), [])
    })

    it('follow a pastor who travels', async () => {
      const { pastor } = await pastorWithSeries()
      await pastor.get('/api/user', { 'x-time-zone': 'Europe/Berlin' })
      assert.deepEqual(await test.lookAt('2025-03-11T11:59:00Z'), [])
      assert.deepEqual(await test.lookAt('2025-03-11T12:00:00Z'), [text])
      assert.deepEqual(await test.lookAt('2025-03-11T17:00:00Z'), [])
    })

    it('come for a changed date at its own time, and not at the old one', async () => {
      const { pastor, id } = await pastorWithSeries()
      await pastor.patch(`/api/events/${id}_2025-03-11`, { date: '2025-03-12', startTime: '4 PM' }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-11T20:00:00Z'), [])
      assert.deepEqual(await test.lookAt('2025-03-12T19:00:00Z'), ['You have an event at 4:00 PM'])
      assert.deepEqual(await test.lookAt('2025-03-18T17:00:00Z'), [text])
    })

    it('do not come for a canceled date, and come again once it is back', async () => {
      const { pastor, id } = await pastorWithSeries()
      for (const day of ['2025-03-11', '2025-03-18']) await pastor.delete(`/api/events/${id}_${day}`)
      assert.deepEqual(await test.lookAt('2025-03-11T18:00:00Z'), [])
      await pastor.patch(`/api/events/${id}_2025-03-18`, { exception: 'none' }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-18T17:00:00Z'), [text])
    })

    it('keep quiet on the day off, unless one was set on the event itself', async () => {
      const { pastor } = await pastorWithSeries({ date: '2025-03-10', startTime: '9:00 AM' })
      await pastor.patch('/api/reminders/settings', { dayOff: 1 })
      await pastor.post('/api/events', { ...weekly, date: '2025-03-10', remindMinutes: 30 }, newYork)
      // The one of the default comes on the day before.
      assert.deepEqual(await test.lookAt('2025-03-10T03:00:00Z'), ['You have an event tomorrow at 9:00 AM'])
      assert.deepEqual(await test.lookAt('2025-03-10T17:30:00Z'), [text])
    })

    it('of several days come once, before the first', async () => {
      await pastorWithSeries({ date: '2025-03-06', days: 3, repeats: 'FREQ=MONTHLY' })
      assert.deepEqual(await test.lookAt('2025-03-06T18:00:00Z'), [text])
      assert.deepEqual(await test.lookAt('2025-03-08T20:00:00Z'), [])
    })

    it('are among the notifications of the day', async () => {
      const { pastor } = await pastorWithSeries({ date: '2025-03-06' })
      await pastor.post('/api/events', { ...weekly, title: 'Quiet', date: '2025-03-05', remindMinutes: -1 })
      const found = (await pastor.get('/api/notifications', newYork)).json<{ data: { title?: string } }[]>()
      assert.deepEqual(
        found.map(({ data }) => data),
        [{ title: 'Elders', date: '2025-03-06', startTime: '2:00 PM' }],
      )
    })
  })
}
