import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { newId } from '@stillwater/contract/records/new-id'
import { eventLimits } from '@stillwater/contract/calendar/occurrences'
import { sql } from 'kysely'
import { countSeries, exceptionsIn, seriesIn } from '#core/dates/occurrences.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { eventsOf, hiddenExceptionsOf, seriesOf } from './store.ts'

/** A Tuesday. */
const date = '2025-03-04'
const weekly = {
  title: 'Elders',
  startTime: '7:00 PM',
  endTime: '8:00 PM',
  date,
  eventType: 'meeting',
  repeats: 'FREQ=WEEKLY',
}

const listed = async (pastor: Visitor, query: string) =>
  (await pastor.get(`/api/events?${query}`)).json<CalendarEvent[]>()
const stored = async (pastor: Visitor) => (await pastor.get('/api/events/series')).json<CalendarEvent[]>()
const add = async (pastor: Visitor, event: object = {}) => {
  const answer = await pastor.post('/api/events', { ...weekly, ...event })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<CalendarEvent>()
}
const march = 'from=2025-03-01&to=2025-03-31'
const datesIn = async (pastor: Visitor, query = march) =>
  (await listed(pastor, query)).map((event) => event.date)

for (const engine of engines) {
  describe(`repeating events on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('are listed on each of their days, with an id of their own, among the other events', async () => {
      const pastor = await test.pastor()
      const series = await add(pastor, { location: 'Hall' })
      await add(pastor, { title: 'Lunch', startTime: 'noon', date: '2025-03-11', repeats: null })
      const [lunch, elders, ...rest] = await listed(pastor, 'date=2025-03-11')
      assert.equal(lunch?.title, 'Lunch')
      assert.deepEqual(elders, {
        ...series,
        id: `${series.id}_2025-03-11`,
        date: '2025-03-11',
        seriesId: series.id,
        originalDate: '2025-03-11',
      })
      assert.deepEqual(rest, [])
      assert.deepEqual(await datesIn(pastor), [
        '2025-03-04',
        '2025-03-11',
        '2025-03-11',
        '2025-03-18',
        '2025-03-25',
      ])
      assert.deepEqual(await datesIn(pastor, `${march}&repeating=false`), ['2025-03-11'])
      assert.deepEqual(await stored(pastor), [series])
    })

    it('are none of another pastor', async () => {
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const { id } = await add(pastor)
      assert.deepEqual([await datesIn(other), await stored(other)], [[], []])
      for (const answer of [
        await other.patch(`/api/events/${id}_2025-03-11`, { title: 'Mine' }),
        await other.delete(`/api/events/${id}_2025-03-11`),
      ])
        assert.equal(answer.statusCode, 404)
      // An exception to somebody else's event is an exception to nothing.
      await add(other, { id: `${id}_2025-03-11`, repeats: null, exception: 'canceled' })
      assert.equal((await datesIn(pastor)).length, 4)
    })

    it('change at one date by its id, and nowhere else', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      const one = `${id}_2025-03-11`
      const changed = (
        await pastor.patch(`/api/events/${one}`, { date: '2025-03-12', startTime: '6pm', version: 1 })
      ).json<CalendarEvent>()
      assert.deepEqual(
        [changed.id, changed.title, changed.date, changed.originalDate, changed.exception],
        [one, 'Elders', '2025-03-12', '2025-03-11', 'changed'],
      )
      assert.deepEqual(await datesIn(pastor), ['2025-03-04', '2025-03-12', '2025-03-18', '2025-03-25'])
      await pastor.patch(`/api/events/${id}`, { title: 'Elders and deacons', startTime: '8pm' })
      assert.deepEqual(
        (await listed(pastor, march)).map(({ title, startTime }) => `${title} ${startTime}`),
        ['Elders and deacons 8pm', 'Elders 6pm', 'Elders and deacons 8pm', 'Elders and deacons 8pm'],
      )
      const { statusCode } = await pastor.patch(`/api/events/${one}`, { title: 'Again', version: 1 })
      assert.equal(statusCode, 409)
    })

    it('lose one date by its id, and get it back', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      const one = `/api/events/${id}_2025-03-11`
      assert.equal((await pastor.delete(one)).statusCode, 204)
      assert.deepEqual(await datesIn(pastor), ['2025-03-04', '2025-03-18', '2025-03-25'])
      assert.equal((await pastor.delete(one)).statusCode, 404)
      assert.equal((await pastor.patch(one, { title: 'Gone' })).statusCode, 404)
      await pastor.patch(one, { exception: 'none' })
      assert.equal((await datesIn(pastor)).length, 4)
      // As if nothing had been: what is changed now begins with the repeating event as it is.
      await pastor.patch(`/api/events/${id}`, { location: 'Hall' })
      const again = (await pastor.patch(one, { title: 'Again' })).json<CalendarEvent>()
      assert.deepEqual([again.title, again.location, again.exception], ['Again', 'Hall', 'changed'])
      assert.equal((await datesIn(pastor)).length, 4)
    })

    it('have no date on other days, and none after they are gone', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      for (const day of ['2025-03-05', '2025-02-25']) {
        assert.equal((await pastor.patch(`/api/events/${id}_${day}`, { title: 'No' })).statusCode, 404)
        assert.equal((await pastor.delete(`/api/events/${id}_${day}`)).statusCode, 404)
      }
      assert.equal((await pastor.delete(`/api/events/${id}_2025-02-30`)).statusCode, 404)
    })

    it('take their canceled dates with them, and leave the changed ones', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      await pastor.delete(`/api/events/${id}_2025-03-11`)
      await pastor.patch(`/api/events/${id}_2025-03-18`, { title: 'A visit instead' })
      await pastor.delete(`/api/events/${id}`)
      assert.deepEqual(
        (await listed(pastor, march)).map(({ title }) => title),
        ['A visit instead'],
      )
      assert.equal((await stored(pastor)).length, 1)
    })

    it('keep an exception that two devices make at the same date from being made twice', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      const one = { id: `${id}_2025-03-11`, date: '2025-03-11', repeats: null }
      const first = await add(pastor, { ...one, title: 'From the phone' })
      assert.deepEqual(await add(pastor, { ...one, title: 'From the tablet' }), first)
      assert.deepEqual([first.seriesId, first.originalDate, first.exception], [id, '2025-03-11', 'changed'])
    })

    it('of several days are on each of them, and so is an event that lasts', async () => {
      const pastor = await test.pastor()
      await add(pastor, { title: 'Retreat', date: '2025-03-28', days: 3, repeats: 'FREQ=YEARLY' })
      await add(pastor, { title: 'Mission', date: '2025-03-29', days: 10, repeats: null })
      const on = async (day: string) => (await listed(pastor, `date=${day}`)).map(({ title }) => title)
      assert.deepEqual(await on('2025-03-30'), ['Retreat', 'Mission'])
      assert.deepEqual(await on('2025-03-31'), ['Mission'])
      assert.deepEqual(await on('2025-04-07'), ['Mission'])
      assert.deepEqual(await on('2025-04-08'), [])
      assert.deepEqual(await on('2026-03-30'), ['Retreat'])
    })

    it('end when their rule says so, and an event begins to repeat when it is told to', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor, { repeats: null })
      await pastor.patch(`/api/events/${id}`, { repeats: 'FREQ=WEEKLY;COUNT=3' })
      assert.deepEqual(await datesIn(pastor), ['2025-03-04', '2025-03-11', '2025-03-18'])
      await pastor.patch(`/api/events/${id}`, { repeats: 'freq=daily;until=20250305T120000Z' })
      assert.deepEqual(await datesIn(pastor), ['2025-03-04', '2025-03-05'])
      assert.equal((await stored(pastor))[0]?.repeats, 'FREQ=DAILY;UNTIL=20250305')
      await pastor.patch(`/api/events/${id}`, { repeats: null })
      assert.deepEqual(await datesIn(pastor), ['2025-03-04'])
      assert.deepEqual(await stored(pastor), [])
    })

    it('are refused with a rule that is none, that leaves out their own date, or beyond a date', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      const refused: [body: object, field: string, message: string][] = [
        [{ repeats: 'every week' }, 'repeats', 'Use a rule for days, written like FREQ=WEEKLY;BYDAY=TU'],
        [
          { repeats: 'FREQ=WEEKLY;BYDAY=WE' },
          'repeats',
          'The event’s own date must be one of the days on which it repeats',
        ],
        [{ id: `${id}_2025-03-11` }, 'repeats', 'One date of a repeating event cannot repeat by itself'],
        [
          { exception: 'canceled', repeats: null },
          'exception',
          'Only one date of a repeating event can be an exception',
        ],
        [{ days: 0 }, 'days', 'Use at least 1'],
        [{ days: 367 }, 'days', 'Use at most 366'],
      ]
      for (const [body, field, message] of refused) {
        const answer = await pastor.post('/api/events', { ...weekly, ...body })
        assert.equal(answer.statusCode, 400, message)
        assert.deepEqual(answer.json<{ fields: object }>().fields, { [field]: message })
      }
      const moved = await pastor.patch(`/api/events/${id}`, {
        date: '2025-03-05',
        repeats: 'FREQ=WEEKLY;BYDAY=TU',
      })
      assert.equal(moved.statusCode, 400, moved.body)
      assert.equal((await stored(pastor))[0]?.date, date)
    })

    it('are found by search, canceled dates are not', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor, { title: 'Quarterly zebra' })
      await pastor.patch(`/api/events/${id}_2025-03-11`, { title: 'Changed zebra' })
      await pastor.patch(`/api/events/${id}_2025-03-18`, { title: 'Canceled zebra' })
      await pastor.delete(`/api/events/${id}_2025-03-18`)
      const found = (await pastor.get('/api/search?query=zebra')).body
      assert.ok(found.includes('Quarterly') && found.includes('Changed'), found)
      assert.ok(!found.includes('Canceled'), found)
    })

    it('come in parts where they are too long for one answer, in one order', async () => {
      const pastor = await test.pastor()
      const description = 'x'.repeat(100_000)
      await add(pastor, { repeats: 'FREQ=DAILY', description })
      for (let index = 0; index < 51; index += 1)
        await add(pastor, { repeats: null, title: `Note ${index}`, date: '2025-12-31', description })
      const dates: string[] = []
      let next: string | undefined = '/api/events?from=2025-03-01&to=2025-12-31'
      let parts = 0
      while (next !== undefined) {
        const answer = await pastor.get(next)
        assert.ok(answer.body.length < 6_000_000)
        dates.push(...answer.json<CalendarEvent[]>().map((event) => event.date))
        next = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1]
        parts += 1
      }
      assert.ok(parts > 5)
      assert.equal(dates.length, 303 + 51)
      assert.deepEqual(dates, dates.toSorted())
    })

    it(`are ${eventLimits.series} at most, and can still be changed then`, async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      const row = await test.database.db
        .selectFrom('events')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await test.database.db
        .insertInto('events')
        .values(Array.from({ length: eventLimits.series - 1 }, () => ({ ...row, id: newId() })))
        .execute()
      const answer = await pastor.post('/api/events', weekly)
      assert.equal(answer.statusCode, 403, answer.body)
      assert.match(answer.body, /You have 500 repeating events/)
      assert.equal((await pastor.patch(`/api/events/${id}`, { repeats: 'FREQ=DAILY' })).statusCode, 200)
      await add(pastor, { repeats: null })
    })

    it('are found by an index, however many events there were before', async () => {
      const { userId } = await test.pastor()
      const { db } = test.database
      const range = { from: date, to: '2025-03-10' }
      for (const query of [
        eventsOf(db, userId, range),
        seriesIn(db, [userId], range),
        exceptionsIn(db, [userId], range),
        seriesOf(db, userId),
        countSeries(db, userId),
        hiddenExceptionsOf(db, userId, 'x'),
      ])
        await assertIndexed(test.database, query)
    })

    it('of a day are found by the same steps however many events are past', async () => {
      const { userId } = await test.pastor()
      const { db } = test.database
      const past = Array.from({ length: 3000 }, (_, n) => ({
        id: newId(n),
        userId,
        version: 1,
        createdAt: 0,
        updatedAt: 0,
        title: 'Past',
        startTime: '9:00 AM',
        endTime: '10:00 AM',
        date: `20${String(10 + (n % 14)).padStart(2, '0')}-01-${String(1 + (n % 28)).padStart(2, '0')}`,
        eventType: 'meeting',
        icon: 'event',
        startMinute: 540,
        days: 1,
      }))
      for (let at = 0; at < past.length; at += 500)
        await db
          .insertInto('events')
          .values(past.slice(at, at + 500))
          .execute()
      await sql`analyze`.execute(db)
      const range = { from: date, to: date }
      for (const query of [
        eventsOf(db, userId, range),
        seriesIn(db, [userId], range),
        exceptionsIn(db, [userId], range),
      ])
        await assertIndexed(test.database, query)
    })
  })
}
