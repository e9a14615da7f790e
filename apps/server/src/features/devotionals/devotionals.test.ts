import { cursorAfter } from '@stillwater/contract/calls/cursor'
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Devotional, TodaysDevotional } from '@stillwater/contract/devotionals'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { planFor } from './reading-plan.ts'
import { listQuery } from './store.ts'

const today = '2025-03-05'
const words = { scripture: 'Be still, and know that I am God.', reference: 'Psalm 46:10' }

for (const engine of engines) {
  describe(`devotionals on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    const write = async (pastor: Visitor, body: object = {}) => {
      test.clock.advance(1)
      return (await pastor.post('/api/devotionals', { ...words, ...body })).json<Devotional>()
    }
    const readToday = async (pastor: Visitor, query = '', zone = 'UTC') => {
      const answer = await pastor.get(`/api/devotionals/today${query}`, { 'x-time-zone': zone })
      assert.equal(answer.statusCode, 200)
      return answer.json<TodaysDevotional | null>()
    }
    const choose = (pastor: Visitor, followsReadings: boolean) =>
      pastor.patch('/api/user', { fullName: 'Test', churchName: null, followsReadings })

    it('shows a new pastor the reading of the day, and says that it is ours', async () => {
      const pastor = await test.pastor()
      assert.deepEqual(await readToday(pastor), {
        source: 'plan',
        date: today,
        season: 'lent',
        own: null,
        ...planFor(today, 'KJV'),
      })
    })

    it('reads in the version asked for', async () => {
      const pastor = await test.pastor()
      assert.equal((await readToday(pastor, '?version=WEB'))?.scripture, planFor(today, 'WEB').scripture)
      assert.equal((await readToday(pastor, '?version=gone'))?.scripture, planFor(today, 'KJV').scripture)
    })

    it('reads the day that it is where the pastor is', async () => {
      const pastor = await test.pastor()
      test.clock.now = Date.parse('2025-03-04T12:00:00Z')
      assert.equal((await readToday(pastor, '', 'Pacific/Kiritimati'))?.season, 'lent')
      assert.equal((await readToday(pastor, '', 'Pacific/Pago_Pago'))?.season, 'ordinary')
      test.clock.now = Date.parse('2025-03-05T15:00:00Z')
    })

    it('puts the pastor’s own entry first, the newest of several', async () => {
      const pastor = await test.pastor()
      await write(pastor, { date: today, reflection: 'Early' })
      const own = await write(pastor, { reflection: 'Late' })
      assert.equal(own.date, today)
      const {
        source,
        date,
        season,
        scripture,
        reference,
        reflection,
        own: record,
      } = (await readToday(pastor)) ?? assert.fail()
      assert.deepEqual([source, date, season, reflection], ['own', today, 'lent', 'Late'])
      assert.deepEqual({ scripture, reference }, words)
      assert.deepEqual(record, own)
      await write(pastor, { date: '2025-03-06', reflection: 'Tomorrow' })
      assert.equal((await readToday(pastor))?.reflection, 'Late')
    })

    it('goes back to the plan when the entry is deleted', async () => {
      const pastor = await test.pastor()
      const { id } = await write(pastor)
      assert.equal((await pastor.delete(`/api/devotionals/${id}`)).statusCode, 204)
      assert.equal((await readToday(pastor))?.source, 'plan')
    })

    it('answers null when the pastor reads only their own and has none', async () => {
      const pastor = await test.pastor()
      const answer = await choose(pastor, false)
      assert.equal(answer.json<{ followsReadings: boolean }>().followsReadings, false)
      assert.equal(await readToday(pastor), null)
      await write(pastor)
      assert.equal((await readToday(pastor))?.source, 'own')
    })

    it('keeps the choice when the profile is saved without it', async () => {
      const pastor = await test.pastor()
      await choose(pastor, false)
      await pastor.patch('/api/user', { fullName: 'Test Two', churchName: null })
      const user = (await pastor.get('/api/user')).json<{ followsReadings: boolean; fullName: string }>()
      assert.deepEqual([user.followsReadings, user.fullName], [false, 'Test Two'])
      await choose(pastor, true)
      assert.equal((await readToday(pastor))?.source, 'plan')
    })

    it('lists the pastor’s own, newest first, page by page', async () => {
      const pastor = await test.pastor()
      for (const date of ['2025-03-01', '2025-03-03', '2025-03-02', '2025-03-03'])
        await write(pastor, { date })
      const page = async (query: string) =>
        (await pastor.get(`/api/devotionals?${query}`)).json<Devotional[]>()
      const first = await page('limit=3')
      assert.deepEqual(
        first.map(({ date }) => date),
        ['2025-03-03', '2025-03-03', '2025-03-02'],
      )
      assert.ok((first[0]?.id ?? '') > (first[1]?.id ?? ''))
      const last = first.at(-1) ?? assert.fail()
      assert.deepEqual(
        (await page(`limit=3&before=${cursorAfter(last)}`)).map(({ date }) => date),
        ['2025-03-01'],
      )
      assert.deepEqual(
        (await page('date=2025-03-03')).map(({ id }) => id),
        first.slice(0, 2).map(({ id }) => id),
      )
      assert.equal((await pastor.get('/api/devotionals?date=2025-02-30')).statusCode, 400)
      assert.equal((await pastor.get('/api/devotionals?before=nowhere')).statusCode, 400)
      assert.equal((await pastor.get('/api/devotionals?limit=101')).statusCode, 400)
    })

    it('asks for scripture and reference in words, and takes no reflection for none', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/devotionals', { scripture: ' ', reference: '' })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        scripture: 'Please enter the scripture',
        reference: 'Please enter a reference',
      })
      assert.equal((await write(pastor, { reflection: '  ' })).reflection, null)
    })

    it('reads no table whole', async () => {
      const { db } = test.database
      await assertIndexed(test.database, listQuery(db, 'u', { limit: 50 }))
      await assertIndexed(test.database, listQuery(db, 'u', { limit: 50, before: { date: today, id: 'x' } }))
      await assertIndexed(test.database, listQuery(db, 'u', { date: today, limit: 1 }))
      await assertIndexed(test.database, listQuery(db, 'u', { date: today }))
    })
  })
}
