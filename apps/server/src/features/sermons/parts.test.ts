/** The study notes and links of a sermon, and what becomes of them and of its text when it is deleted. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Delivery } from '@stillwater/contract/sermons/deliveries'
import type { FoundGroup } from '@stillwater/contract/search/search'
import type { SermonBody } from '@stillwater/contract/sermons/sermon-body'
import type { SermonLink } from '@stillwater/contract/sermons/sermon-links'
import type { SermonNote } from '@stillwater/contract/sermons/sermon-notes'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { recountUsage, usualLimits } from '#core/records/usage.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { missingId, samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'
import { forgetDeleted } from '#core/records/deleted-records.ts'
import { deliveriesOf, partsOf } from './parts-store.ts'

const day = 86_400_000

const make = async (pastor: Visitor, sermon: object = {}) =>
  (await pastor.post('/api/sermons', { ...samples['POST /api/sermons']?.body, ...sermon })).json<Sermon>()
const note = async (pastor: Visitor, sermonId: string, text = 'A note') =>
  (await pastor.post('/api/sermon-notes', { sermonId, text })).json<SermonNote>()
const link = async (pastor: Visitor, sermonId: string, url = 'https://example.org/') =>
  (await pastor.post('/api/sermon-links', { sermonId, title: 'A page', url })).json<SermonLink>()
const deliver = async (pastor: Visitor, sermonId: string, fields: object = {}) =>
  (await pastor.post('/api/deliveries', { sermonId, date: '2025-03-02', ...fields })).json<Delivery>()
const list = async <R>(pastor: Visitor, path: string) => (await pastor.get(`/api/${path}`)).json<R[]>()
const sermonOf = async (pastor: Visitor) => (await list<Sermon>(pastor, 'sermons'))[0]
const find = async (pastor: Visitor, query: string) =>
  (await pastor.get(`/api/search?query=${query}`)).json<{ groups: FoundGroup[] }>().groups

for (const engine of engines) {
  describe(`what belongs to a sermon on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    const assertCounted = async () => {
      const { db } = test.database
      const read = () => db.selectFrom('usage').selectAll().orderBy('userId').execute()
      const counted = (await read()).filter((row) => row.records + row.bytes + row.bodyBytes > 0)
      await recountUsage(db)
      assert.deepEqual(counted, await read())
    }

    it('is listed in the order in which it was written, by an index', async () => {
      const pastor = await test.pastor()
      const [one, two] = [await make(pastor), await make(pastor)]
      const made = []
      for (const { id } of [one, two, one]) {
        made.push(await note(pastor, id))
        test.clock.advance(1)
      }
      assert.deepEqual(await list(pastor, 'sermon-notes'), made)
      for (const table of ['sermon-notes', 'sermon-links'] as const)
        await assertIndexed(test.database, partsOf(test.database.db, table, pastor.userId))
    })

    it('was preached, the latest time first, found by an index', async () => {
      const pastor = await test.pastor()
      const [one, two] = [await make(pastor), await make(pastor)]
      const first = await deliver(pastor, one.id, { date: '2024-12-01', place: 'Grace Church' })
      test.clock.advance(1)
      const third = await deliver(pastor, two.id, { date: '2025-03-02', minutes: 25, words: 2500 })
      test.clock.advance(1)
      const second = await deliver(pastor, one.id, { date: '2025-03-02', note: 'Well heard' })
      assert.deepEqual(await list(pastor, 'deliveries'), [second, third, first])
      assert.deepEqual(first, { ...first, minutes: null, words: null, note: null, place: 'Grace Church' })
      await assertIndexed(test.database, deliveriesOf(test.database.db, pastor.userId))
    })

    it('knows how long the text was that a timed delivery was of', async () => {
      const pastor = await test.pastor()
      const { id } = await make(pastor)
      await new Replica(pastor, id, 'Phone').write('Grace to you and peace.\n').sync()
      assert.equal((await deliver(pastor, id, { minutes: 20 })).words, 5)
      assert.equal((await deliver(pastor, id, { minutes: 20, words: 7 })).words, 7)
      assert.equal((await deliver(pastor, id)).words, null)
      const { id: empty } = await make(pastor)
      assert.equal((await deliver(pastor, empty, { minutes: 20 })).words, null)
    })

    it('needs a sermon of its owner', async () => {
      const [owner, other] = [await test.pastor(), await test.pastor()]
      const { id } = await make(owner)
      for (const sermonId of [id, missingId]) {
        const answer = await other.post('/api/sermon-notes', { sermonId, text: 'Mine' })
        assert.equal(answer.statusCode, 400)
        assert.deepEqual(answer.json<{ fields: object }>().fields, {
          sermonId: 'We couldn’t find this sermon. It may have been deleted.',
        })
      }
    })

    it('takes links to the web only', async () => {
      const pastor = await test.pastor()
      const { id } = await make(pastor)
      const wrong = [
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://example.org',
        'example.org',
        '//x',
        'https://',
      ]
      for (const url of wrong) {
        const answer = await pastor.post('/api/sermon-links', { sermonId: id, title: 'x', url })
        assert.equal(answer.statusCode, 400, url)
        assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), ['url'])
      }
      assert.equal((await link(pastor, id, 'http://example.org/?q=1#a')).url, 'http://example.org/?q=1#a')
    })

    it('is counted on the sermon; counts that were sent stand only while there is nothing', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor, { noteCount: 4, resourceCount: 9 })
      const counts = async () => {
        const { noteCount, resourceCount, version } = (await sermonOf(pastor)) ?? sermon
        return [noteCount, resourceCount, version]
      }
      assert.deepEqual(await counts(), [4, 9, 1])
      const first = await note(pastor, sermon.id)
      await note(pastor, sermon.id)
      const page = await link(pastor, sermon.id)
      assert.deepEqual(await counts(), [2, 1, 1])
      const changed = await pastor.patch(`/api/sermons/${sermon.id}`, {
        notes: 'In the dialog',
        noteCount: 2,
        resourceCount: 1,
      })
      assert.deepEqual([changed.json<Sermon>().noteCount, changed.json<Sermon>().resourceCount], [3, 1])
      await pastor.delete(`/api/sermon-notes/${first.id}`)
      await pastor.delete(`/api/sermon-links/${page.id}`)
      assert.deepEqual(await counts(), [2, 0, 2])
    })

    it('is found by the search, with the sermon to open', async () => {
      const pastor = await test.pastor()
      const { id } = await make(pastor, { title: 'Grace', date: '2025-03-09' })
      const made = await note(pastor, id, 'Augustine on the ladder')
      const [group] = await find(pastor, 'ladder')
      assert.deepEqual(group?.hits, [
        {
          kind: 'sermon-notes',
          id: made.id,
          title: 'Grace',
          excerpt: 'Augustine on the ladder',
          date: '2025-03-09',
          sermonId: id,
        },
      ])
    })

    it('goes with its sermon, and all of it comes back when the delete is undone', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const made = [
        await note(pastor, sermon.id, 'Augustine'),
        await link(pastor, sermon.id),
        await deliver(pastor, sermon.id, { place: 'Chapel', minutes: 20, words: 2000 }),
      ]
      const parts = async () => [
        ...(await list(pastor, 'sermon-notes')),
        ...(await list(pastor, 'sermon-links')),
        ...(await list(pastor, 'deliveries')),
      ]
      const phone = await new Replica(pastor, sermon.id, 'Phone').write('Gladness\n').sync()
      await (await new Replica(pastor, sermon.id, 'Laptop').pull()).write('Great ').sync()
      const stored = await sermonOf(pastor)
      const storage = (await pastor.get('/api/storage')).body

      assert.equal((await pastor.delete(`/api/sermons/${sermon.id}`)).statusCode, 204)
      assert.equal((await pastor.get('/api/storage')).json<{ bytes: number }>().bytes, 0)
      assert.deepEqual(await parts(), [])
      for (const query of ['augustine', 'gladness', 'page', 'chapel'])
        assert.deepEqual(await find(pastor, query), [], query)
      assert.equal((await phone.post()).statusCode, 404)
      assert.equal((await pastor.patch(`/api/sermon-notes/${made[0]?.id}`, { text: 'x' })).statusCode, 404)
      assert.equal((await pastor.delete(`/api/sermon-links/${made[1]?.id}`)).statusCode, 404)
      await assertCounted()

      assert.deepEqual((await pastor.post('/api/sermons', stored)).json(), stored)
      assert.equal((await pastor.get('/api/storage')).body, storage)
      assert.deepEqual(await parts(), made)
      assert.equal((await phone.pull()).text, 'Great Gladness')
      assert.equal((await list(pastor, `sermons/${sermon.id}/versions`)).length, 1)
      for (const query of ['augustine', 'gladness', 'page', 'chapel'])
        assert.equal((await find(pastor, query)).length, 1, query)
      await assertCounted()
      // What came back with the counts is counted, not remembered.
      await pastor.delete(`/api/sermon-notes/${made[0]?.id}`)
      assert.equal((await sermonOf(pastor))?.noteCount, 0)
    })

    it('is forgotten thirty days after its sermon was deleted', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      await note(pastor, sermon.id)
      await new Replica(pastor, sermon.id, 'Phone').write('Gladness\n').sync()
      await pastor.delete(`/api/sermons/${sermon.id}`)
      await forgetDeleted(test.database, 'sermons', test.clock.now + 30 * day - 1)
      await pastor.post('/api/sermons', sermon)
      assert.equal((await list(pastor, 'sermon-notes')).length, 1)
      await pastor.delete(`/api/sermons/${sermon.id}`)
      assert.equal(await forgetDeleted(test.database, 'sermons', test.clock.now + 30 * day), 1)
      await pastor.post('/api/sermons', sermon)
      assert.deepEqual(await list(pastor, 'sermon-notes'), [])
      assert.equal((await pastor.get(`/api/sermons/${sermon.id}/body`)).json<SermonBody>().seq, 0)
    })

    it('of deleted sermons takes no more than its owner may store: the oldest is forgotten first', async () => {
      const small = await startApp(engine, { limits: { ...usualLimits, bytes: 5000 } })
      const pastor = await small.pastor()
      const sermons: Sermon[] = []
      for (let n = 0; n < 3; n += 1) {
        const sermon = await make(pastor)
        await note(pastor, sermon.id, 'x'.repeat(2000))
        await pastor.delete(`/api/sermons/${sermon.id}`)
        small.clock.advance(1)
        sermons.push(sermon)
      }
      const left = await small.database.db.selectFrom('sermon-notes').select('sermonId').execute()
      assert.deepEqual(
        left.map(({ sermonId }) => sermonId).sort(),
        sermons
          .slice(1)
          .map(({ id }) => id)
          .sort(),
      )
    })

    it('is written at once with its sermon without waiting for each other forever', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const made = await note(pastor, sermon.id)
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => [
          note(pastor, sermon.id, `Note ${n}`),
          pastor.patch(`/api/sermons/${sermon.id}`, { title: `Title ${n}` }),
          pastor.patch(`/api/sermon-notes/${made.id}`, { text: `Text ${n}` }),
          new Replica(pastor, sermon.id, `Device ${n}`).write(`${n}\n`).post(),
          link(pastor, sermon.id),
        ]).flat(),
      )
      for (const answer of answers)
        if ('statusCode' in answer) assert.equal(answer.statusCode, 200, answer.body)
      const { noteCount, resourceCount } = (await sermonOf(pastor)) ?? sermon
      assert.deepEqual([noteCount, resourceCount], [9, 8])
      await Promise.all([
        pastor.delete(`/api/sermons/${sermon.id}`),
        note(pastor, sermon.id),
        pastor.delete(`/api/sermon-notes/${made.id}`),
        pastor.patch(`/api/sermon-notes/${made.id}`, { text: 'Late' }),
      ])
      await assertCounted()
    })
  })
}
