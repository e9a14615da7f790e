import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Activity } from '@stillwater/contract/activities'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/query-plan.ts'
import { activitiesOf } from './store.ts'

const date = '2025-03-05'
const good = { title: 'Hospital visit', time: '2pm', date }
const id = '01900000-0000-7000-8000-00000000000a'

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
      })
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

    it('of a stretch are listed day by day', async () => {
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

    it('are made once, and can be made again under the same id when deleted', async () => {
      const pastor = await test.pastor()
      await Promise.all(Array.from({ length: 10 }, () => add(pastor, { id })))
      const [made, ...others] = await listed(pastor)
      assert.deepEqual(others, [])
      assert.equal((await pastor.delete(`/api/activities/${id}`)).statusCode, 204)
      assert.deepEqual(await listed(pastor), [])
      assert.deepEqual((await pastor.post('/api/activities', made)).json(), made)
    })

    it('refuse a change that was made from an older version', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor)
      await pastor.patch(`/api/activities/${made.id}`, { title: 'First', version: 1 })
      const late = await pastor.patch(`/api/activities/${made.id}`, { title: 'Second', version: 1 })
      assert.equal(late.statusCode, 409)
      assert.equal(late.json<{ current: Activity }>().current.title, 'First')
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

    it('are found by an index, for a day and for a stretch', async () => {
      const { userId } = await test.pastor()
      for (const to of ['2025-03-05', '2025-03-11']) {
        await assertIndexed(test.database, activitiesOf(test.database.db, userId, { from: date, to }))
      }
    })
  })
}
