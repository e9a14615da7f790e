import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { eventsOf } from './store.ts'

const date = '2025-03-05'
const good = { title: 'Elders', startTime: '9:00 AM', endTime: '10:00 AM', date, eventType: 'meeting' }

const listed = async (pastor: Visitor, query: string) =>
  (await pastor.get(`/api/events?${query}`)).json<CalendarEvent[]>()
const add = async (pastor: Visitor, event: object = {}) =>
  (await pastor.post('/api/events', { ...good, ...event })).json<CalendarEvent>()

for (const engine of engines) {
  describe(`events on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('are kept as typed, with the default icon unless one is sent', async () => {
      const pastor = await test.pastor()
      const plain = await add(pastor, { startTime: ' nine-ish ', location: '  ', description: '' })
      assert.deepEqual(plain, {
        ...good,
        id: plain.id,
        userId: pastor.userId,
        version: 1,
        startTime: 'nine-ish',
        location: null,
        description: null,
        icon: 'event',
        remindMinutes: null,
        personIds: [],
        days: 1,
        repeats: null,
        seriesId: null,
        originalDate: null,
        exception: null,
      })
      const dressed = await add(pastor, { icon: 'church', location: 'Hall', description: ' 1\n2 ' })
      assert.deepEqual([dressed.icon, dressed.location, dressed.description], ['church', 'Hall', ' 1\n2 '])
    })

    it('of a day are listed by the clock, those without a time last', async () => {
      const pastor = await test.pastor()
      const times = ['after lunch', '7 PM', 'noon', '9:00 AM', 'TBD', '08:30', 'half past nine', '12:15 am']
      times.push('around one-ish', '6:30 AM', '2:30')
      for (const startTime of times) {
        test.clock.advance(1)
        await add(pastor, { startTime })
      }
      await add(pastor, { date: '2025-03-04' })
      await add(pastor, { date: '2025-03-06' })
      assert.deepEqual(
        (await listed(pastor, `date=${date}`)).map(({ startTime }) => startTime),
        [
          '12:15 am',
          '6:30 AM',
          '08:30',
          '9:00 AM',
          'half past nine',
          'noon',
          'around one-ish',
          '2:30',
          '7 PM',
          'after lunch',
          'TBD',
        ],
      )
    })

    it('of a date range are listed day by day, both ends included', async () => {
      const pastor = await test.pastor()
      for (const [day, startTime] of [
        ['2025-03-08', '8am'],
        ['2025-03-02', '8pm'],
        ['2025-03-02', '8am'],
        ['2025-03-01', '8am'],
        ['2025-03-09', '8am'],
      ]) {
        await add(pastor, { date: day, startTime })
      }
      assert.deepEqual(
        (await listed(pastor, 'from=2025-03-02&to=2025-03-08')).map((event) => [event.date, event.startTime]),
        [
          ['2025-03-02', '8am'],
          ['2025-03-02', '8pm'],
          ['2025-03-08', '8am'],
        ],
      )
    })

    it('are only listed for days that are named, and not for more than 400', async () => {
      const pastor = await test.pastor()
      const refused: [query: string, field: string, message: string][] = [
        ['', 'date', 'Give a day as date, or a date range as from and to'],
        ['from=2025-01-01', 'to', 'Give the last day as to'],
        ['to=2025-01-01', 'from', 'Give the first day as from'],
        ['date=2025-01-01&to=2025-01-01', 'date', 'Give either date or from and to, not both'],
        ['from=2025-01-02&to=2025-01-01', 'to', 'The last day is before the first'],
        ['from=2025-01-01&to=2026-02-05', 'to', 'Choose a range of at most 400 days'],
        ['from=0001-01-01&to=0100-01-01', 'to', 'Choose a range of at most 400 days'],
        ['date=2025-02-30', 'date', 'Use a real date, written like 2025-01-31'],
        ['date=today', 'date', 'Use a real date, written like 2025-01-31'],
        ['date=2025-01-01&date=2025-01-02', 'date', 'This should be a string'],
      ]
      for (const [query, field, message] of refused) {
        const answer = await pastor.get(`/api/events?${query}`)
        assert.equal(answer.statusCode, 400, query)
        const body = answer.json<{ message: string; fields: object }>()
        assert.deepEqual([body.message, body.fields], [message, { [field]: message }], query)
      }
      assert.equal((await pastor.get('/api/events?from=2025-01-01&to=2026-02-04')).statusCode, 200)
    })

    it('move to their new place when the time or the day changes, and stay when something else does', async () => {
      const pastor = await test.pastor()
      const first = await add(pastor, { title: 'First', startTime: '8am' })
      await add(pastor, { title: 'Second', startTime: '9am' })
      const titles = async () => (await listed(pastor, `date=${date}`)).map(({ title }) => title)
      await pastor.patch(`/api/events/${first.id}`, { location: 'Hall' })
      assert.deepEqual(await titles(), ['First', 'Second'])
      await pastor.patch(`/api/events/${first.id}`, { startTime: '10am' })
      assert.deepEqual(await titles(), ['Second', 'First'])
      await pastor.patch(`/api/events/${first.id}`, { startTime: 'whenever' })
      assert.deepEqual(await titles(), ['Second', 'First'])
      await pastor.patch(`/api/events/${first.id}`, { startTime: 'midnight' })
      assert.deepEqual(await titles(), ['First', 'Second'])
      await pastor.patch(`/api/events/${first.id}`, { date: '2025-03-06' })
      assert.deepEqual(await titles(), ['Second'])
    })

    it('keep what a change does not name, and lose what it empties', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { location: 'Hall', description: 'Bring cake', icon: 'people' })
      const changed = (await pastor.patch(`/api/events/${made.id}`, { title: 'Elders and deacons' })).json()
      assert.deepEqual(changed, { ...made, title: 'Elders and deacons', version: 2 })
      const emptied = (
        await pastor.patch(`/api/events/${made.id}`, { location: null, description: ' ' })
      ).json<CalendarEvent>()
      assert.deepEqual([emptied.location, emptied.description, emptied.icon], [null, null, 'people'])
    })

    it('are also visits, weddings and funerals', async () => {
      const pastor = await test.pastor()
      for (const eventType of ['visit', 'wedding', 'funeral'])
        assert.equal((await add(pastor, { eventType })).eventType, eventType)
    })

    it('name every wrong field', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/events', {
        title: ' ',
        endTime: 'x'.repeat(201),
        date: '2025-02-30',
        eventType: 'party',
        location: 'a\nb',
      })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        title: 'Please enter a title',
        startTime: 'Please enter a start time',
        endTime: 'Use at most 200 characters',
        date: 'Use a real date, written like 2025-01-31',
        eventType: 'Please choose a type',
        location: 'Remove the control characters from this text',
      })
    })

    it('are found by an index, for a day and for a date range', async () => {
      const { userId } = await test.pastor()
      for (const to of ['2025-03-05', '2025-03-11']) {
        await assertIndexed(test.database, eventsOf(test.database.db, userId, { from: date, to }))
      }
    })
  })
}
