/** People from contacts come in all at once, once, and can be taken back. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import type { Person } from '@stillwater/contract/people/people'
import type { PeopleImport } from '@stillwater/contract/people/people-imports'
import { startApp, type Visitor } from '#testing/app.ts'
import { bringBack } from '#testing/bring-back.ts'
import { engines } from '#testing/database.ts'

const day = 86_400_000
const importedAt = '2025-03-05T15:00:00.000Z'

/** What the web app makes of contacts. */
function importFile(names: readonly string[], ids = names.map((): string => randomUUID())) {
  const id = randomUUID()
  const people = names.map((name, index) => ({
    id: ids[index],
    version: 1,
    createdAt: importedAt,
    updatedAt: importedAt,
    name,
    phone: '555-0100',
    tags: ['choir'],
  }))
  const file = {
    format: 'stillwater-export',
    version: 1,
    exportedAt: importedAt,
    peopleImports: [{ id, importedAt, personIds: ids }],
    people,
  }
  return { id, ids, file }
}

const namesOf = async (pastor: Visitor) =>
  (await pastor.get('/api/people'))
    .json<Person[]>()
    .map(({ name }) => name)
    .sort()
const importsOf = async (pastor: Visitor) => (await pastor.get('/api/people-imports')).json<PeopleImport[]>()

for (const engine of engines) {
  describe(`people from contacts on ${engine}`, () => {
    it('come in together, are found, and nobody comes twice', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { id, ids, file } = importFile(['Ann Lee', 'Ruth'])
      const { done } = await bringBack(pastor, file)
      assert.deepEqual([done.added, done.unreadable], [3, 0], JSON.stringify(done))
      assert.deepEqual(await namesOf(pastor), ['Ann Lee', 'Ruth'])
      assert.match((await pastor.get('/api/search?query=choir')).body, /Ann Lee/)
      const undoUntil = test.clock.now + 30 * day
      assert.deepEqual(await importsOf(pastor), [
        { id, importedAt: Date.parse(importedAt), undoUntil, people: 2 },
      ])
      const again = await bringBack(pastor, importFile(['Ann Lee', 'Ruth'], ids).file)
      assert.deepEqual([again.done.added, again.done.same], [1, 2], 'only the import itself is new')
      assert.equal((await namesOf(pastor)).length, 2)
    })

    it('are taken back together, except those who were changed or whom something names', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const names = ['Ann Lee', 'Changed', 'Deleted', 'Prayed for', 'Visited']
      const { id, ids, file } = importFile(names)
      await bringBack(pastor, file)
      await bringBack(other, file)
      const [, changed, deleted, prayedFor, visited] = ids
      await pastor.patch(`/api/people/${changed}`, { notes: 'Likes tea', version: 1 })
      await pastor.delete(`/api/people/${deleted}`)
      await pastor.post('/api/prayers', {
        title: 'Peace',
        description: 'At night',
        category: 'congregation',
        personIds: [prayedFor],
      })
      await pastor.post('/api/care-entries', { personIds: [visited], date: '2025-03-05' })
      const undone = await pastor.delete(`/api/people-imports/${id}`)
      assert.equal(undone.statusCode, 200, undone.body)
      const { removed, kept } = undone.json<{ removed: number; kept: { name: string }[] }>()
      assert.deepEqual(
        [removed, kept.map(({ name }) => name).sort()],
        [1, ['Changed', 'Prayed for', 'Visited']],
      )
      assert.deepEqual(await namesOf(pastor), ['Changed', 'Prayed for', 'Visited'])
      assert.deepEqual(await importsOf(pastor), [])
      assert.equal((await pastor.delete(`/api/people-imports/${id}`)).statusCode, 404)
      assert.equal((await namesOf(other)).length, 5, 'of nobody else')
    })

    it('can be taken back for 30 days', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { id, file } = importFile(['Ann Lee'])
      await bringBack(pastor, file)
      for (const days of [20, 10]) {
        test.clock.advance(days * day)
        assert.equal((await importsOf(pastor)).length, 1)
      }
      test.clock.advance(1)
      assert.deepEqual(await importsOf(pastor), [])
      assert.equal((await pastor.delete(`/api/people-imports/${id}`)).statusCode, 404)
      assert.deepEqual(await namesOf(pastor), ['Ann Lee'])
    })
  })
}
