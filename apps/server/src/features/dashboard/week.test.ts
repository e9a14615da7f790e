import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Week } from '@stillwater/contract/dashboard'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { answeredQuery, comingQuery, rhythmQuery, sermonQuery } from './store.ts'

/** The clock stands on a Wednesday, 5 March 2025. */
for (const engine of engines) {
  describe(`the week at a glance on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    const week = async (pastor: Visitor, zone = 'UTC') =>
      (await pastor.get('/api/week', { 'x-time-zone': zone })).json<Week>()
    const add = async (pastor: Visitor, list: string, body: object) => {
      test.clock.advance(1)
      const answer = await pastor.post(`/api/${list}`, body)
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json<{ id: string }>()
    }
    const sermon = (pastor: Visitor, date: string, more: object = {}) =>
      add(pastor, 'sermons', { title: date, scripture: 'Text', reference: 'John 1', date, ...more })
    const event = (pastor: Visitor, date: string, startTime: string, title: string) =>
      add(pastor, 'events', { title, startTime, endTime: 'later', date, eventType: 'meeting', icon: 'event' })

    it('is quiet for a new pastor', async () => {
      assert.deepEqual(await week(await test.pastor()), {
        sunday: '2025-03-09',
        daysLeft: 4,
        sermon: null,
        answeredPrayers: 0,
        coming: [],
        comingCount: 0,
        hasRhythm: false,
      })
    })

    it('shows the sermon of the next Sunday with its status', async () => {
      const pastor = await test.pastor()
      await sermon(pastor, '2025-03-02')
      await sermon(pastor, '2025-03-16')
      const { id } = await sermon(pastor, '2025-03-09', { status: 'in_progress', progress: 35 })
      await sermon(pastor, '2025-03-09', { title: 'Put away', status: 'archived' })
      assert.deepEqual((await week(pastor)).sermon, {
        id,
        title: '2025-03-09',
        status: 'in_progress',
        progress: 35,
      })
    })

    it('counts the days in the pastor’s own zone, down to Sunday itself', async () => {
      const pastor = await test.pastor()
      test.clock.now = Date.parse('2025-03-08T15:00:00Z')
      assert.equal((await week(pastor)).daysLeft, 1)
      const { daysLeft, sunday } = await week(pastor, 'Pacific/Kiritimati')
      assert.deepEqual([daysLeft, sunday], [0, '2025-03-09'])
      test.clock.now = Date.parse('2025-03-05T15:00:00Z')
    })

    it('counts the prayers that were answered since Sunday', async () => {
      const pastor = await test.pastor()
      const answered = (dateAnswered: string) =>
        add(pastor, 'prayers', {
          title: 'Healing',
          description: 'For rest',
          category: 'family',
          isAnswered: true,
          dateAnswered,
        })
      for (const date of ['2025-03-01', '2025-03-02', '2025-03-05', '2025-03-06']) await answered(date)
      await add(pastor, 'prayers', { title: 'Rest', description: 'Sleep', category: 'personal' })
      assert.equal((await week(pastor)).answeredPrayers, 2)
    })

    it('names what comes first after today, by day and clock, and counts the rest', async () => {
      const pastor = await test.pastor()
      await event(pastor, '2025-03-05', '9:00 AM', 'Today')
      await event(pastor, '2025-03-07', 'after lunch', 'Some time on Friday')
      await event(pastor, '2025-03-07', '10:00 AM', 'Friday at ten')
      await add(pastor, 'activities', {
        title: 'Friday at nine',
        time: '9am',
        activityType: 'study',
        icon: 'event',
        date: '2025-03-07',
      })
      await event(pastor, '2025-03-12', '9:00 AM', 'In a week')
      await event(pastor, '2025-03-13', '9:00 AM', 'Too far')
      const { coming, comingCount } = await week(pastor)
      assert.deepEqual(
        coming.map(({ kind, title, time, date }) => [kind, title, time, date]),
        [
          ['activity', 'Friday at nine', '9am', '2025-03-07'],
          ['event', 'Friday at ten', '10:00 AM', '2025-03-07'],
          ['event', 'Some time on Friday', 'after lunch', '2025-03-07'],
        ],
      )
      assert.equal(comingCount, 4)
    })

    it('has the dates of repeating events among them, without canceled ones', async () => {
      const pastor = await test.pastor()
      await event(pastor, '2025-03-07', '10:00 AM', 'Friday at ten')
      const { id } = await add(pastor, 'events', {
        title: 'Prayer',
        startTime: '8 AM',
        endTime: '9 AM',
        date: '2025-03-03',
        eventType: 'other',
        repeats: 'FREQ=DAILY;UNTIL=20250309',
      })
      await pastor.delete(`/api/events/${id}_2025-03-06`)
      const { coming, comingCount } = await week(pastor)
      assert.deepEqual(
        coming.map((entry) => [entry.title, entry.date, entry.time]),
        [
          ['Prayer', '2025-03-07', '8 AM'],
          ['Friday at ten', '2025-03-07', '10:00 AM'],
          ['Prayer', '2025-03-08', '8 AM'],
        ],
      )
      assert.deepEqual([coming[0]?.id, comingCount], [`${id}_2025-03-07`, 4])
    })

    it('shows nothing of another pastor', async () => {
      const [ann, ben] = [await test.pastor(), await test.pastor()]
      await sermon(ann, '2025-03-09')
      await event(ann, '2025-03-06', '9:00 AM', 'Elders')
      const { sermon: shown, comingCount } = await week(ben)
      assert.deepEqual([shown, comingCount], [null, 0])
    })

    it('reads no table whole', async () => {
      const { db } = test.database
      await assertIndexed(test.database, sermonQuery(db, 'u', '2025-03-09'))
      await assertIndexed(test.database, answeredQuery(db, 'u', '2025-03-02', '2025-03-05'))
      await assertIndexed(test.database, rhythmQuery(db, 'u'))
      await assertIndexed(test.database, comingQuery(db, 'u', '2025-03-05'))
    })
  })
}
