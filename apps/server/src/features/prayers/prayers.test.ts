import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

const good = { title: 'Healing', description: 'For a quick recovery', category: 'congregation' }

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

    it('keep what a change does not name', async () => {
      const pastor = await test.pastor()
      const made = (await pastor.post('/api/prayers', good)).json<Prayer>()
      const changed = (
        await pastor.patch(`/api/prayers/${made.id}`, { isAnswered: true, dateAnswered: '2025-03-05' })
      ).json<Prayer>()
      assert.deepEqual(changed, { ...made, isAnswered: true, dateAnswered: '2025-03-05', version: 2 })
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
