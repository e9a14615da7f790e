import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Illustration } from '@stillwater/contract/illustrations'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { samples } from '#testing/samples.ts'
import { illustrationsOf } from './store.ts'

const good = { title: 'The lighthouse', text: 'A keeper gave his oil away, a little to each who asked.' }
const add = async (pastor: Visitor, illustration: object = {}) =>
  (await pastor.post('/api/illustrations', { ...good, ...illustration })).json<Illustration>()
const listed = async (pastor: Visitor) =>
  (await pastor.get('/api/illustrations')).json<Illustration[]>().map(({ title }) => title)

for (const engine of engines) {
  describe(`illustrations on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('need a title and a text, and nothing else', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor)
      assert.deepEqual(made, {
        ...good,
        id: made.id,
        userId: pastor.userId,
        version: 1,
        source: null,
        tags: [],
        reference: null,
        sermonIds: [],
      })
      const wrong = await pastor.post('/api/illustrations', { title: ' ', text: '', tags: [''] })
      assert.equal(wrong.statusCode, 400)
      assert.deepEqual(wrong.json<{ fields: object }>().fields, {
        title: 'Please enter a title',
        text: 'Please write the illustration',
        'tags.0': 'A tag cannot be empty',
      })
    })

    it('are listed newest first', async () => {
      const pastor = await test.pastor()
      for (const title of ['First', 'Second', 'Third']) {
        test.clock.advance(1000)
        await add(pastor, { title })
      }
      assert.deepEqual(await listed(pastor), ['Third', 'Second', 'First'])
    })

    it('name the sermons that they are told in, also one that is gone', async () => {
      const pastor = await test.pastor()
      const sermon = (
        await pastor.post('/api/sermons', samples['POST /api/sermons']?.body ?? {})
      ).json<Sermon>()
      const made = await add(pastor)
      const told = await pastor.patch(`/api/illustrations/${made.id}`, { sermonIds: [sermon.id] })
      assert.deepEqual(told.json<Illustration>(), { ...made, sermonIds: [sermon.id], version: 2 })
      await pastor.delete(`/api/sermons/${sermon.id}`)
      const [left] = (await pastor.get('/api/illustrations')).json<Illustration[]>()
      assert.deepEqual(left?.sermonIds, [sermon.id])
    })

    it('are found by their text, source and tags', async () => {
      const pastor = await test.pastor()
      await add(pastor, { source: 'An old sailor', tags: ['generosity'] })
      for (const word of ['lighthouse', 'keeper', 'sailor', 'generos']) {
        const { groups } = (await pastor.get(`/api/search?query=${word}`)).json<{
          groups: { kind: string; hits: { title: string }[] }[]
        }>()
        assert.deepEqual(
          groups.map(({ kind, hits }) => [kind, hits[0]?.title]),
          [['illustrations', 'The lighthouse']],
          word,
        )
      }
    })

    it('are found by an index', async () => {
      const { userId } = await test.pastor()
      await assertIndexed(test.database, illustrationsOf(test.database.db, userId))
    })
  })
}
