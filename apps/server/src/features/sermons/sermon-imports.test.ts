/** Sermons from files come in all at once, once, and can be taken back. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import type { SermonImport } from '@stillwater/contract/sermons/sermon-imports'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { usualLimits } from '#core/records/usage.ts'
import { startApp, type Visitor } from '#testing/app.ts'
import { bringBack, checkFile } from '#testing/bring-back.ts'
import { engines } from '#testing/database.ts'

const day = 86_400_000
const importedAt = '2025-03-05T15:00:00.000Z'

interface ImportFile {
  readonly id: string
  readonly sermonIds: string[]
  readonly file: Record<string, unknown>
}

/** What the web app makes of files. */
function importFile(titles: readonly string[], ids = titles.map((): string => randomUUID())): ImportFile {
  const id = randomUUID()
  const sermons = titles.map((title, index) => ({
    id: ids[index],
    version: 1,
    createdAt: importedAt,
    updatedAt: importedAt,
    title,
    scripture: 'Psalm 23',
    reference: 'Psalm 23',
    status: 'completed',
    date: '2019-03-03',
    progress: 100,
  }))
  const sermonTexts = titles.map((title, index) => ({
    sermonId: ids[index],
    seq: 1,
    fromNotes: false,
    device: 'Import',
    changedAt: importedAt,
    blocks: [{ attributes: { kind: 'point', level: 1 }, runs: [{ text: `On ${title}`, attributes: {} }] }],
  }))
  return {
    id,
    sermonIds: ids,
    file: {
      format: 'stillwater-export',
      version: 1,
      exportedAt: importedAt,
      sermonImports: [{ id, importedAt, sermonIds: ids }],
      sermons,
      sermonTexts,
    },
  }
}

const sermonsOf = async (pastor: Visitor) => (await pastor.get('/api/sermons')).json<Sermon[]>()
const importsOf = async (pastor: Visitor) => (await pastor.get('/api/sermon-imports')).json<SermonImport[]>()

for (const engine of engines) {
  describe(`sermons from files on ${engine}`, () => {
    it('come in with their texts, and nothing comes twice', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { id, sermonIds, file } = importFile(['Grace', 'Mercy'])
      const { done } = await bringBack(pastor, file)
      assert.deepEqual([done.added, done.unreadable], [5, 0], JSON.stringify(done))
      assert.deepEqual((await sermonsOf(pastor)).map(({ title }) => title).sort(), ['Grace', 'Mercy'])
      assert.match((await pastor.get('/api/search?query=grace')).body, /Grace/)
      const undoUntil = test.clock.now + 30 * day
      assert.deepEqual(await importsOf(pastor), [
        { id, importedAt: Date.parse(importedAt), undoUntil, sermons: 2 },
      ])
      const again = await bringBack(pastor, importFile(['Grace', 'Mercy'], sermonIds).file)
      assert.deepEqual([again.done.added, again.done.same], [1, 4], 'only the import itself is new')
      assert.equal((await sermonsOf(pastor)).length, 2)
    })

    it('are taken back together, except those that were changed since', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const { id, sermonIds, file } = importFile(['Grace', 'Mercy', 'Peace', 'Deleted'])
      await bringBack(pastor, file)
      await bringBack(other, file)
      const [, mercy, peace, deleted] = sermonIds
      await pastor.patch(`/api/sermons/${mercy}`, { title: 'Mercy again', version: 1 })
      await pastor.post('/api/deliveries', { sermonId: peace, date: '2025-03-02' })
      await pastor.delete(`/api/sermons/${deleted}`)
      const undone = await pastor.delete(`/api/sermon-imports/${id}`)
      assert.equal(undone.statusCode, 200, undone.body)
      const { removed, kept } = undone.json<{ removed: number; kept: { title: string }[] }>()
      assert.deepEqual([removed, kept.map(({ title }) => title).sort()], [1, ['Mercy again', 'Peace']])
      assert.deepEqual((await sermonsOf(pastor)).map(({ title }) => title).sort(), ['Mercy again', 'Peace'])
      assert.deepEqual(await importsOf(pastor), [])
      assert.equal((await pastor.delete(`/api/sermon-imports/${id}`)).statusCode, 404)
      assert.equal((await sermonsOf(other)).length, 4, 'of nobody else')

      const back = await bringBack(pastor, importFile(['Grace'], sermonIds.slice(0, 1)).file)
      assert.equal(back.done.unreadable, 0, 'what was taken back can come again')
      assert.equal((await sermonsOf(pastor)).length, 3)
    })

    it('can be taken back however many came since, until there are more than anybody brings', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const first = importFile(['Grace'])
      await bringBack(pastor, first.file)
      test.clock.advance(1)
      const bring = async (count: number, ids: string[]) => {
        const sermonImports = Array.from({ length: count }, () => ({
          id: randomUUID(),
          importedAt,
          sermonIds: ids,
        }))
        await bringBack(pastor, { ...first.file, sermons: [], sermonTexts: [], sermonImports })
      }
      await bring(60, [])
      assert.equal((await importsOf(pastor)).length, 61)
      assert.equal((await pastor.delete(`/api/sermon-imports/${first.id}`)).statusCode, 200)
      test.clock.advance(1)
      await bring(
        130,
        Array.from({ length: 1000 }, () => randomUUID()),
      )
      const kept = (await importsOf(pastor)).length
      assert.ok(kept > 100 && kept < 130, String(kept))
    })

    it('can be taken back for 30 days', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { id, file } = importFile(['Grace'])
      await bringBack(pastor, file)
      for (const days of [20, 10]) {
        test.clock.advance(days * day)
        assert.equal((await importsOf(pastor)).length, 1)
      }
      test.clock.advance(1)
      assert.deepEqual(await importsOf(pastor), [])
      assert.equal((await pastor.delete(`/api/sermon-imports/${id}`)).statusCode, 404)
      assert.equal((await sermonsOf(pastor)).length, 1)
    })

    it('come in whole or not at all', async () => {
      const test = await startApp(engine, { limits: { ...usualLimits, records: 2 } })
      const pastor = await test.pastor()
      const { step, message } = await checkFile(pastor, importFile(['Grace', 'Mercy', 'Peace']).file)
      assert.deepEqual([step, message?.startsWith('Your storage is full.')], ['failed', true], message ?? '')
      assert.deepEqual([await sermonsOf(pastor), await importsOf(pastor)], [[], []])
    })
  })
}
