import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Activity } from '@stillwater/contract/calendar/activities'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { activitiesOf } from './store.ts'

const date = '2025-03-05'
const good = { title: 'Hospital visit', time: '2pm', date }

const listed = async (pastor: Visitor, query = `date=${date}`) =>
  (await pastor.get(`/api/activities?${query}`)).json<Activity[]>()
const add = async (pastor: Visitor, activity: object = {}) =>
  (await pastor.post('/api/activities', { ...good, ...activity })).json<Activity>()

for (const engine of engines) {
  describe(`activities on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('are meetings with the default icon unless told', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor)
      assert.deepEqual(made, {
        ...good,
        id: made.id,
        userId: pastor.userId,
        version: 1,
        location: null,
        activityType: 'meeting',
        icon: 'event',
        remindMinutes: null,
        personIds: [],
      })
    })

    it('have a reminder of their own, or none', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { remindMinutes: 30 })
      assert.equal(made.remindMinutes, 30)
      for (const remindMinutes of [-1, 0, 10_080, null]) {
        const answer = await pastor.patch(`/api/activities/${made.id}`, { remindMinutes })
        assert.equal(answer.json<Activity>().remindMinutes, remindMinutes)
      }
      for (const remindMinutes of [-2, 10_081, 1.5]) {
        const answer = await pastor.patch(`/api/activities/${made.id}`, { remindMinutes })
        assert.equal(answer.statusCode, 400, String(remindMinutes))
      }
    })

    it('belong to the session, whatever user the body names', async () => {
      const [one, two] = [await test.pastor(), await test.pastor()]
      assert.equal((await add(one, { userId: two.userId })).userId, one.userId)
      assert.deepEqual(await listed(two), [])
    })

    it('of a day are listed by the clock, those without a time last', async () => {
      const pastor = await test.pastor()
      for (const time of ['whenever', '14:30', '9am', 'noon']) await add(pastor, { time })
      await add(pastor, { date: '2025-03-06' })
      assert.deepEqual(
        (await listed(pastor)).map(({ time }) => time),
        ['9am', 'noon', '14:30', 'whenever'],
      )
    })

    it('of a date range are listed day by day', async () => {
      const pastor = await test.pastor()
      for (const day of ['2025-03-08', '2025-03-01', '2025-03-02', '2025-03-09'])
        await add(pastor, { date: day })
      assert.deepEqual(
        (await listed(pastor, 'from=2025-03-02&to=2025-03-08')).map((activity) => activity.date),
        ['2025-03-02', '2025-03-08'],
      )
    })

    it('are only listed for days that are named', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.get('/api/activities')
      assert.equal(answer.statusCode, 400)
      assert.match(answer.json<{ message: string }>().message, /as date, or a date range/)
    })

    it('keep what a change does not name, and move when their time changes', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { location: 'Ward 3', activityType: 'counseling' })
      await add(pastor, { title: 'Lunch', time: 'noon' })
      const changed = (await pastor.patch(`/api/activities/${made.id}`, { time: '8am' })).json<Activity>()
      assert.deepEqual(changed, { ...made, time: '8am', version: 2 })
      assert.deepEqual(
        (await listed(pastor)).map(({ title }) => title),
        ['Hospital visit', 'Lunch'],
      )
    })

    it('name every wrong field', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/activities', {
        title: 'x',
        time: ' ',
        activityType: 'party',
        icon: 'i'.repeat(41),
      })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        title: 'Title must be at least 2 characters',
        time: 'Time is required',
        activityType: 'Please choose a type',
        icon: 'Use at most 40 characters',
        date: 'This field is required',
      })
    })

    it('are found by an index, for a day and for a date range', async () => {
      const { userId } = await test.pastor()
      for (const to of ['2025-03-05', '2025-03-11']) {
        await assertIndexed(test.database, activitiesOf(test.database.db, userId, { from: date, to }))
      }
    })
  })
}
