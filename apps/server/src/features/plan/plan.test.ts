import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { MarkedDay, PlanSettings, Series } from '@stillwater/contract/plan/plan'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { samples } from '#testing/samples.ts'
import { markedDaysOf, seriesOf } from './store.ts'

const good = { title: 'Life in the Spirit', date: '2025-03-09', weeks: 6 }
const add = async (pastor: Visitor, series: object = {}) =>
  (await pastor.post('/api/series', { ...good, ...series })).json<Series>()

for (const engine of engines) {
  describe(`the plan on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('has series that are teal unless told, the latest first', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor)
      assert.deepEqual(made, {
        ...good,
        id: made.id,
        userId: pastor.userId,
        version: 1,
        theme: null,
        reference: null,
        color: 'teal',
      })
      await add(pastor, { title: 'Earlier', date: '2024-09-01' })
      await add(pastor, { title: 'Later', date: '2025-09-07' })
      assert.deepEqual(
        (await pastor.get('/api/series')).json<Series[]>().map(({ title }) => title),
        ['Later', 'Life in the Spirit', 'Earlier'],
      )
    })

    it('names every wrong field of a series', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/series', { title: ' ', weeks: 105, color: 'pink' })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        title: 'Please enter a title',
        date: 'This field is required',
        weeks: 'Please enter at most 104 weeks',
        color: 'Please choose a color',
      })
    })

    it('keeps the sermons of a deleted series, which are its parts again when it comes back', async () => {
      const pastor = await test.pastor()
      const series = await add(pastor)
      await pastor.post('/api/sermons', { ...samples['POST /api/sermons']?.body, seriesId: series.id })
      await pastor.delete(`/api/series/${series.id}`)
      const [sermon] = (await pastor.get('/api/sermons')).json<Sermon[]>()
      assert.equal(sermon?.seriesId, series.id)
      assert.deepEqual((await pastor.get('/api/series')).json(), [])
      assert.equal((await pastor.post('/api/series', series)).json<Series>().id, series.id)
      const out = await pastor.patch(`/api/sermons/${sermon.id}`, { seriesId: null })
      assert.equal(out.json<Sermon>().seriesId, null)
    })

    it('has marked days with a note', async () => {
      const pastor = await test.pastor()
      const day = { date: '2025-03-16', mark: 'guest' }
      const made = (await pastor.post('/api/marked-days', day)).json<MarkedDay>()
      assert.deepEqual([made.mark, made.note], ['guest', null])
      const changed = await pastor.patch(`/api/marked-days/${made.id}`, { note: 'Mission Sunday' })
      assert.deepEqual(changed.json<MarkedDay>(), { ...made, note: 'Mission Sunday', version: 2 })
      const wrong = await pastor.post('/api/marked-days', { ...day, mark: 'party' })
      assert.deepEqual(wrong.json<{ fields: object }>().fields, { mark: 'Please choose what the day is' })
    })

    it('is for Sundays until other days are chosen, each once', async () => {
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const read = async (who: Visitor) => (await who.get('/api/plan/settings')).json<PlanSettings>().weekdays
      assert.deepEqual(await read(pastor), [0])
      const saved = await pastor.patch('/api/plan/settings', { weekdays: [3, 0, 3] })
      assert.deepEqual(saved.json<PlanSettings>().weekdays, [0, 3])
      await pastor.patch('/api/plan/settings', { weekdays: [6] })
      assert.deepEqual(await read(pastor), [6])
      assert.deepEqual(await read(other), [0])
      for (const weekdays of [[], [7], [-1], [0.5]])
        assert.equal((await pastor.patch('/api/plan/settings', { weekdays })).statusCode, 400)
    })

    it('has a rhythm for the week before, once one is chosen, and keeps it when the days change', async () => {
      const pastor = await test.pastor()
      const rhythm = 'text:2,study:2,outline:3,draft:4,finish:5,rest:6'
      assert.deepEqual((await pastor.get('/api/plan/settings')).json(), { weekdays: [0], rhythm: null })
      assert.equal((await pastor.get('/api/week')).json<{ hasRhythm: boolean }>().hasRhythm, false)
      const saved = await pastor.patch('/api/plan/settings', { rhythm })
      assert.deepEqual(saved.json(), { weekdays: [0], rhythm })
      assert.equal((await pastor.get('/api/week')).json<{ hasRhythm: boolean }>().hasRhythm, true)
      await pastor.patch('/api/plan/settings', { weekdays: [0, 3] })
      assert.deepEqual((await pastor.get('/api/plan/settings')).json(), { weekdays: [0, 3], rhythm })
      await pastor.patch('/api/plan/settings', { rhythm: null })
      assert.deepEqual((await pastor.get('/api/plan/settings')).json(), { weekdays: [0, 3], rhythm: null })
      assert.equal((await pastor.patch('/api/plan/settings', {})).statusCode, 200)
      for (const wrong of ['', 'text', 'text:7', 'sleep:1'])
        assert.equal((await pastor.patch('/api/plan/settings', { rhythm: wrong })).statusCode, 400)
    })

    it('is found by an index', async () => {
      const { userId } = await test.pastor()
      await assertIndexed(test.database, seriesOf(test.database.db, userId))
      await assertIndexed(test.database, markedDaysOf(test.database.db, userId))
    })
  })
}
