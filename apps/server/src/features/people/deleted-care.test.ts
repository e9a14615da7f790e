/** What was written of somebody goes with them, comes back with them, and is gone once it is erased. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { CareSettings } from '@stillwater/contract/people/care-settings'
import type { Person } from '@stillwater/contract/people/people'
import { recountUsage, usualLimits } from '#core/records/usage.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { forgetDeletedEntries } from './deleted-care-store.ts'

const day = 86_400_000
const add = async (pastor: Visitor, name: string, more: object = {}) =>
  (await pastor.post('/api/people', { name, ...more })).json<Person>()
const log = async (pastor: Visitor, personIds: string[], words: string) =>
  (await pastor.post('/api/care-entries', { personIds, words, date: '2025-03-05' })).json<CareEntry>()
const wordsOf = async (pastor: Visitor) =>
  (await pastor.get('/api/care-entries'))
    .json<CareEntry[]>()
    .map(({ words }) => words)
    .sort()

async function usageIsRight({ database: { db } }: TestApp) {
  const usage = () => db.selectFrom('usage').selectAll().orderBy('userId').execute()
  const counted = await usage()
  await recountUsage(db)
  assert.deepEqual(
    counted.filter(({ records }) => records > 0),
    await usage(),
  )
}

for (const engine of engines) {
  describe(`the care log of a deleted person on ${engine}`, () => {
    it('goes with them where it names nobody else, and comes back with them', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const [ann, ruth] = [await add(pastor, 'Ann Lee'), await add(pastor, 'Ruth')]
      await log(other, [ann.id], 'Of somebody else')
      const made = await log(pastor, [ann.id], 'Ladder')
      await pastor.patch(`/api/care-entries/${made.id}`, { minutes: 20, version: 1 })
      const before = (await pastor.get('/api/care-entries')).json<CareEntry[]>()
      await log(pastor, [ann.id, ruth.id], 'Both')

      assert.equal((await pastor.delete(`/api/people/${ann.id}`)).statusCode, 204)
      assert.deepEqual(await wordsOf(pastor), ['Both'])
      assert.equal((await pastor.get('/api/search?query=ladder')).body, '{"groups":[]}')
      assert.equal((await pastor.delete(`/api/care-entries/${made.id}`)).statusCode, 404)
      await usageIsRight(test)
      assert.deepEqual(await wordsOf(other), ['Of somebody else'])

      await pastor.post('/api/people', { ...ann })
      const after = (await pastor.get('/api/care-entries')).json<CareEntry[]>()
      assert.deepEqual(
        after.filter(({ id }) => id === made.id),
        before,
      )
      assert.match((await pastor.get('/api/search?query=ladder')).body, /Ladder/)
      // A device that brings back what it had deleted itself adds nothing twice.
      await pastor.post('/api/care-entries', { ...made })
      assert.deepEqual(await wordsOf(pastor), ['Both', 'Ladder'])
      await usageIsRight(test)
      assert.equal((await test.database.db.selectFrom('deletedCareEntries').selectAll().execute()).length, 0)
    })

    it('is meant by the ids of those who were merged into them', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [ann, anne] = [await add(pastor, 'Ann Lee'), await add(pastor, 'Anne Lee')]
      await pastor.delete(`/api/people/${anne.id}`)
      const merged = await pastor.patch(`/api/people/${ann.id}`, { mergedIds: [anne.id], version: 1 })
      assert.deepEqual(merged.json<Person>().mergedIds, [anne.id])
      await log(pastor, [anne.id], 'Written elsewhere meanwhile')
      await pastor.delete(`/api/people/${ann.id}`)
      assert.deepEqual(await wordsOf(pastor), [])
    })

    it('stays when they are merged into somebody, whatever the merging device has seen of it', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [ann, anne, anna] = [
        await add(pastor, 'Ann Lee'),
        await add(pastor, 'Anne Lee'),
        await add(pastor, 'Anna Lee'),
      ]
      await log(pastor, [anne.id], 'Written elsewhere')
      await log(pastor, [anna.id], 'Written elsewhere before')
      await pastor.patch(`/api/people/${anne.id}`, { mergedIds: [anna.id], version: 1 })
      await pastor.delete(`/api/people/${anna.id}`)
      await pastor.patch(`/api/people/${ann.id}`, { mergedIds: [anne.id, anna.id], version: 1 })
      await pastor.delete(`/api/people/${anne.id}`)
      assert.deepEqual(await wordsOf(pastor), ['Written elsewhere', 'Written elsewhere before'])

      // Whoever is there again keeps what is theirs.
      await pastor.post('/api/people', { ...anne })
      await pastor.delete(`/api/people/${ann.id}`)
      assert.deepEqual(await wordsOf(pastor), ['Written elsewhere'])
      await usageIsRight(test)
    })

    it('is forgotten after 30 days, and never takes more than its user may store', async () => {
      const test = await startApp(engine, { limits: { ...usualLimits, bytes: 5000 } })
      const pastor = await test.pastor()
      for (const name of ['Ann Lee', 'Ruth']) {
        const { id } = await add(pastor, name)
        await log(pastor, [id], `${name} ${'x'.repeat(3000)}`)
        await pastor.delete(`/api/people/${id}`)
        test.clock.advance(day)
      }
      const { db } = test.database
      const left = async () => (await db.selectFrom('deletedCareEntries').select('entry').execute()).length
      assert.equal(await left(), 1, 'the oldest goes first')
      await forgetDeletedEntries(db, test.clock.now - 30 * day)
      assert.equal(await left(), 1)
      await forgetDeletedEntries(db, test.clock.now)
      assert.equal(await left(), 0)
    })

    it('is asked about after a year unless told, and once erased is in no table', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const settings = async () => (await pastor.get('/api/care/settings')).json<CareSettings>()
      assert.deepEqual(await settings(), { keepMonths: 12 })
      for (const keepMonths of [24, null]) {
        await pastor.patch('/api/care/settings', { keepMonths })
        assert.deepEqual(await settings(), { keepMonths })
      }
      for (const keepMonths of [0, 241, 'x'])
        assert.equal((await pastor.patch('/api/care/settings', { keepMonths })).statusCode, 400)
      const { id } = await add(pastor, 'Ann Lee')
      const entry = await log(pastor, [id], 'Canary of a care entry')
      assert.match(await everyRow(test.database.db), /Canary of a care entry/)
      await pastor.delete(`/api/care-entries/${entry.id}`)
      // The next backup is a copy of these tables, and the next export is made from them.
      assert.doesNotMatch(await everyRow(test.database.db), /Canary of a care entry/i)
    })
  })
}
