import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { sql } from 'kysely'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { sermonsOf } from './store.ts'

const good = {
  title: 'The good shepherd',
  scripture: 'The LORD is my shepherd; I shall not want.',
  reference: 'Psalm 23:1',
  date: '2025-03-09',
}

const add = async (pastor: Visitor, sermon: object = {}) =>
  (await pastor.post('/api/sermons', { ...good, ...sermon })).json<Sermon>()
const list = async (pastor: Visitor) => (await pastor.get('/api/sermons')).json<Sermon[]>()

for (const engine of engines) {
  describe(`sermons on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('start as drafts without notes, progress and counts', async () => {
      const pastor = await test.pastor()
      const { id, ...made } = await add(pastor)
      assert.match(id, /^[0-9a-f-]{36}$/)
      assert.deepEqual(made, {
        ...good,
        userId: pastor.userId,
        version: 1,
        notes: null,
        status: 'not_started',
        archivedFrom: null,
        progress: 0,
        noteCount: 0,
        resourceCount: 0,
        seriesId: null,
        stepsDone: [],
        couldBePreached: false,
        rhythm: null,
      })
    })

    it('have steps that are done, and may be ready before the last of them', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      const steps = { stepsDone: ['text', 'study'], couldBePreached: true }
      const changed = (await pastor.patch(`/api/sermons/${id}`, steps)).json<Sermon>()
      assert.deepEqual([changed.stepsDone, changed.couldBePreached], [['text', 'study'], true])
      // Other changes leave them, and a deleted sermon comes back with them.
      await pastor.patch(`/api/sermons/${id}`, { title: 'New' })
      const [listed] = (await pastor.get('/api/sermons')).json<Sermon[]>()
      assert.deepEqual([listed?.stepsDone, listed?.couldBePreached], [['text', 'study'], true])
      await pastor.delete(`/api/sermons/${id}`)
      assert.deepEqual((await pastor.post('/api/sermons', listed)).json<Sermon>().stepsDone, [
        'text',
        'study',
      ])
      const wrong = await pastor.patch(`/api/sermons/${id}`, { stepsDone: ['rest'] })
      assert.equal(wrong.statusCode, 400)
    })

    it('are kept as sent', async () => {
      const pastor = await test.pastor()
      const sent = {
        ...good,
        title: 'الراعي الصالح 🐑',
        notes: 'First line\n\tsecond line',
        status: 'in_progress',
        progress: 35,
        noteCount: 1,
        resourceCount: 2,
      }
      const made = await add(pastor, sent)
      assert.deepEqual(made, { ...made, ...sent })
      assert.deepEqual(await list(pastor), [made])
    })

    it('are listed latest first, of one day the last made first', async () => {
      const pastor = await test.pastor()
      for (const [title, date] of [
        ['a', '2025-01-02'],
        ['b', '2025-03-04'],
        ['c', '2024-12-25'],
        ['d', '2025-03-04'],
      ]) {
        await add(pastor, { title, date })
        test.clock.advance(1)
      }
      assert.deepEqual(
        (await list(pastor)).map(({ title }) => title),
        ['d', 'b', 'a', 'c'],
      )
    })

    it('are found by an index', async () => {
      const pastor = await test.pastor()
      await assertIndexed(test.database, sermonsOf(test.database.db, pastor.userId))
    })

    it('keep their counts, notes and progress when a change does not name them', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, {
        notes: 'Begin with the valley',
        status: 'in_progress',
        progress: 60,
        noteCount: 4,
        resourceCount: 1,
      })
      const changed = await pastor.patch(`/api/sermons/${made.id}`, { status: 'completed', version: 1 })
      assert.deepEqual(changed.json(), { ...made, status: 'completed', version: 2 })
    })

    it('count their notes themselves; a count that was sent stands only while there are none', async () => {
      const pastor = await test.pastor()
      const counts = async () => (await list(pastor)).map(({ noteCount }) => noteCount)
      const made = await add(pastor, { notes: 'Begin with the valley', noteCount: 4 })
      assert.equal(made.noteCount, 1)
      const change = async (changes: object) =>
        (await pastor.patch(`/api/sermons/${made.id}`, changes)).json<Sermon>().noteCount
      assert.equal(await change({ noteCount: 7 }), 1)
      assert.deepEqual(await counts(), [1])
      assert.equal(await change({ notes: null }), 7)
      assert.deepEqual(await counts(), [7])
      assert.equal(await change({ noteCount: 0 }), 0)
      for (const notes of ['', ' \n\t ']) {
        assert.equal(await change({ notes: 'A line' }), 1)
        assert.equal(await change({ notes }), 0)
        assert.deepEqual(await counts(), [0])
      }
      // A record from before notes were counted.
      await sql`update sermons set notes = 'Of old' where "userId" = ${pastor.userId}`.execute(
        test.database.db,
      )
      assert.deepEqual(await counts(), [1])
    })

    it('remember what they were before they were archived', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { status: 'in_progress', progress: 60 })
      const archived = await pastor.patch(`/api/sermons/${made.id}`, {
        status: 'archived',
        archivedFrom: 'in_progress',
      })
      assert.deepEqual(archived.json(), {
        ...made,
        status: 'archived',
        archivedFrom: 'in_progress',
        version: 2,
      })
      const wrong = await pastor.patch(`/api/sermons/${made.id}`, { archivedFrom: 'archived' })
      assert.equal(wrong.statusCode, 400)
    })

    it('lose their notes when these are emptied', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { notes: 'Begin with the valley' })
      for (const notes of [null, '', ' \n ']) {
        const changed = await pastor.patch(`/api/sermons/${made.id}`, { notes })
        assert.equal(changed.json<Sermon>().notes, null)
      }
    })

    it('come back archived, with their counts, when a delete is undone', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { status: 'archived', archivedFrom: 'completed', noteCount: 7 })
      await pastor.delete(`/api/sermons/${made.id}`)
      assert.deepEqual((await pastor.post('/api/sermons', made)).json(), made)
    })

    it('do not keep a count of notes that came with the notes themselves', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor, { notes: 'Begin with the valley', noteCount: 4 })
      await pastor.delete(`/api/sermons/${made.id}`)
      const restored = (await pastor.post('/api/sermons', made)).json<Sermon>()
      assert.deepEqual(restored, made)
      const { id, version, userId: _, ...whole } = restored
      await pastor.patch(`/api/sermons/${id}`, { ...whole, version, title: 'Renamed' })
      const emptied = await pastor.patch(`/api/sermons/${id}`, { notes: null })
      assert.equal(emptied.json<Sermon>().noteCount, 0)
      assert.equal((await list(pastor))[0]?.noteCount, 0)
    })

    it('name every wrong field', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/sermons', {
        title: ' ',
        scripture: '\n',
        reference: 'x'.repeat(201),
        notes: 'x'.repeat(100_001),
        status: 'preached',
        archivedFrom: 'archived',
        date: '2025-02-30',
        progress: 101,
        noteCount: -1,
        resourceCount: 2_147_483_648,
      })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        title: 'Please enter a title',
        scripture: 'Please enter the scripture',
        reference: 'Use at most 200 characters',
        notes: 'Use at most 100000 characters',
        status: 'Please choose a status',
        archivedFrom: 'Choose one of: not_started, in_progress, completed',
        date: 'Use a real date, written like 2025-01-31',
        progress: 'Use at most 100',
        noteCount: 'Use at least 0',
        resourceCount: 'Use at most 2147483647',
      })
    })

    it('need a title, a scripture, a reference and a date, and whole numbers', async () => {
      const pastor = await test.pastor()
      const empty = await pastor.post('/api/sermons', {})
      assert.equal(empty.statusCode, 400)
      assert.deepEqual(Object.keys(empty.json<{ fields: object }>().fields), [
        'title',
        'scripture',
        'reference',
        'date',
      ])
      for (const progress of [-1, 2.5, '35', null]) {
        assert.equal((await pastor.post('/api/sermons', { ...good, progress })).statusCode, 400)
      }
    })
  })
}
