import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Goal } from '@stillwater/contract/goals'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { goalsIn, goalsOf } from './store.ts'

const id = '01900000-0000-7000-8000-00000000000a'

const add = async (pastor: Visitor, body: object = {}) =>
  (await pastor.post('/api/goals', { title: 'Read the Psalms', ...body })).json<Goal>()

const titles = async (pastor: Visitor, query = '') =>
  (await pastor.get(`/api/goals${query}`)).json<Goal[]>().map(({ title }) => title)

for (const engine of engines) {
  describe(`goals on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('start as personal ones with nothing done and no date', async () => {
      const pastor = await test.pastor()
      const { id: _, userId, ...goal } = await add(pastor)
      assert.equal(userId, pastor.userId)
      assert.deepEqual(goal, {
        version: 1,
        title: 'Read the Psalms',
        category: 'Personal',
        progress: 0,
        targetDate: null,
        completedItems: 0,
        totalItems: 0,
      })
    })

    it('belong to whoever is signed in, whatever owner the body names', async () => {
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const answer = await pastor.post('/api/goals', { title: 'Mine', userId: other.userId })
      assert.equal(answer.json<Goal>().userId, pastor.userId)
      assert.equal((await pastor.post('/api/goals', { title: 'Mine', userId: 0 })).statusCode, 201)
      assert.deepEqual(await titles(other), [])
    })

    it('take the eight categories in any case and keep them with a capital', async () => {
      const pastor = await test.pastor()
      for (const [sent, kept] of [
        ['personal', 'Personal'],
        ['SPIRITUAL', 'Spiritual'],
        ['Family', 'Family'],
        ['fiNanCial', 'Financial'],
        ['church', 'Church'],
        ['Ministry', 'Ministry'],
        ['HEALTH', 'Health'],
        ['other', 'Other'],
      ]) {
        assert.equal((await add(pastor, { category: sent })).category, kept)
      }
      assert.equal((await pastor.post('/api/goals', { title: 'x', category: 'choir' })).statusCode, 400)
    })

    it('are listed newest first, all of them or one category, in any case', async () => {
      const pastor = await test.pastor()
      for (const [title, category] of [
        ['First', 'Family'],
        ['Second', 'Health'],
        ['Third', 'family'],
      ]) {
        await add(pastor, { title, category })
        test.clock.advance(1)
      }
      assert.deepEqual(await titles(pastor), ['Third', 'Second', 'First'])
      assert.deepEqual(await titles(pastor, '?category=FAMILY'), ['Third', 'First'])
      assert.deepEqual(await titles(pastor, '?category=financial'), [])
      assert.equal((await pastor.get('/api/goals?category=choir')).statusCode, 400)
    })

    it('are found by an index, with a category and without', async () => {
      await assertIndexed(test.database, goalsOf(test.database.db, id))
      await assertIndexed(test.database, goalsIn(test.database.db, id, 'Family'))
    })

    it('keep their progress when a change does not name it', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { progress: 40, completedItems: 4, totalItems: 10 })
      const changed = (await pastor.patch(`/api/goals/${made.id}`, { title: 'Pray them too' })).json<Goal>()
      assert.deepEqual(changed, { ...made, title: 'Pray them too', version: 2 })
    })

    it('cannot have more done than there is to do, however the change is split', async () => {
      const pastor = await test.pastor()
      const wrong = await pastor.post('/api/goals', { title: 'x', completedItems: 3, totalItems: 2 })
      assert.equal(wrong.statusCode, 400)

      const { id } = await add(pastor, { completedItems: 1, totalItems: 2 })
      for (const changes of [{ completedItems: 3 }, { completedItems: 4, totalItems: 3 }]) {
        const answer = await pastor.patch(`/api/goals/${id}`, changes)
        assert.equal(answer.statusCode, 400)
        assert.deepEqual(answer.json<{ fields: object }>().fields, {
          completedItems: 'Can’t be more than the total',
        })
      }
      const [stored] = (await pastor.get('/api/goals')).json<Goal[]>()
      assert.deepEqual([stored?.completedItems, stored?.totalItems, stored?.version], [1, 2, 1])
      const grown = await pastor.patch(`/api/goals/${id}`, { completedItems: 3, totalItems: 3 })
      assert.equal(grown.json<Goal>().completedItems, 3)
    })

    it('without a total count freely', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { completedItems: 7 })
      const answer = await pastor.patch(`/api/goals/${made.id}`, { completedItems: 8 })
      assert.equal(answer.json<Goal>().completedItems, 8)
    })

    it('name every wrong field', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/goals', {
        title: ' ',
        category: 7,
        progress: 101,
        targetDate: '2025-02-30',
        completedItems: -1,
        totalItems: 1.5,
      })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        title: 'Please enter a title',
        category: 'Please choose a category',
        progress: 'Use at most 100',
        targetDate: 'Use a real date, written like 2025-01-31',
        completedItems: 'Use at least 0',
        totalItems: 'This should be a whole number',
      })
      const huge = await pastor.post('/api/goals', { title: 'x', totalItems: 2 ** 31 })
      assert.equal(huge.statusCode, 400)
    })
  })
}
