import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Prayer } from '@stillwater/contract/prayers'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

const good = { title: 'Healing', description: 'For a quick recovery', category: 'congregation' }
const id = '01900000-0000-7000-8000-00000000000a'

for (const engine of engines) {
  describe(`prayers on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('start unanswered, added on the day it is where the pastor is', async () => {
      const pastor = await test.pastor()
      // 15:00 UTC on March 5 is already March 6 on the far side of the date line.
      const answer = await pastor.post('/api/prayers', good, { 'x-time-zone': 'Pacific/Kiritimati' })
      assert.equal(answer.statusCode, 201)
      const { isAnswered, dateAdded, dateAnswered, version } = answer.json<Prayer>()
      assert.deepEqual([isAnswered, dateAdded, dateAnswered, version], [false, '2025-03-06', null, 1])
    })

    it('are listed newest first', async () => {
      const pastor = await test.pastor()
      for (const dateAdded of ['2025-01-02', '2025-03-04', '2025-02-03']) {
        await pastor.post('/api/prayers', { ...good, dateAdded })
      }
      const list = (await pastor.get('/api/prayers')).json<Prayer[]>()
      assert.deepEqual(
        list.map(({ dateAdded }) => dateAdded),
        ['2025-03-04', '2025-02-03', '2025-01-02'],
      )
    })

    it('are made once, however often the same create is sent, also at the same time', async () => {
      const pastor = await test.pastor()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => pastor.post('/api/prayers', { ...good, id })),
      )
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]))
      assert.equal((await pastor.get('/api/prayers')).json<Prayer[]>().length, 1)
    })

    it('with the id of another pastor’s prayer are the pastor’s own', async () => {
      const [one, two] = [await test.pastor(), await test.pastor()]
      await one.post('/api/prayers', { ...good, id, title: 'Of one' })
      await two.post('/api/prayers', { ...good, id, title: 'Of two' })
      assert.equal((await one.get('/api/prayers')).json<Prayer[]>()[0]?.title, 'Of one')
      assert.equal((await two.get('/api/prayers')).json<Prayer[]>()[0]?.title, 'Of two')
    })

    it('keep what a change does not name', async () => {
      const pastor = await test.pastor()
      const made = (await pastor.post('/api/prayers', good)).json<Prayer>()
      const changed = (
        await pastor.patch(`/api/prayers/${made.id}`, { isAnswered: true, dateAnswered: '2025-03-05' })
      ).json<Prayer>()
      assert.deepEqual(changed, { ...made, isAnswered: true, dateAnswered: '2025-03-05', version: 2 })
    })

    it('refuse a change that was made from an older version, and hand over the stored prayer', async () => {
      const pastor = await test.pastor()
      const made = (await pastor.post('/api/prayers', good)).json<Prayer>()
      await pastor.patch(`/api/prayers/${made.id}`, { title: 'First', version: 1 })
      const late = await pastor.patch(`/api/prayers/${made.id}`, { title: 'Second', version: 1 })
      assert.equal(late.statusCode, 409)
      assert.equal(late.json<{ current: Prayer }>().current.title, 'First')
      assert.equal((await pastor.get('/api/prayers')).json<Prayer[]>()[0]?.title, 'First')
    })

    it('are gone when deleted, and can be made again under the same id', async () => {
      const pastor = await test.pastor()
      const made = (await pastor.post('/api/prayers', good)).json<Prayer>()
      assert.equal((await pastor.delete(`/api/prayers/${made.id}`)).statusCode, 204)
      assert.equal((await pastor.delete(`/api/prayers/${made.id}`)).statusCode, 404)
      assert.equal((await pastor.post('/api/prayers', made)).json<Prayer>().id, made.id)
    })

    it('name every wrong field', async () => {
      const pastor = await test.pastor()
      const wrong = {
        title: ' ',
        description: 'x'.repeat(100_001),
        category: 'choir',
        dateAdded: '2025-02-30',
      }
      const answer = await pastor.post('/api/prayers', wrong)
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        title: 'Please enter a title',
        description: 'Use at most 100000 characters',
        category: 'Please choose a category',
        dateAdded: 'Use a real date, written like 2025-01-31',
      })
    })
  })
}
