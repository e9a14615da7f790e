/** The versions of a sermon: when one is kept, what it holds, and what restoring it does. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { SermonBody, SermonVersion } from '@stillwater/contract/sermons/sermon-body'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type Block, insertBlocks, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { sql } from 'kysely'
import { recountUsage } from '#core/records/usage.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { missingId, samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'
import { versionsOf } from './version-store.ts'

const id = '01900000-0000-7000-8000-00000000000a'
const minute = 60_000

const make = async (pastor: Visitor) =>
  (await pastor.post('/api/sermons', samples['POST /api/sermons']?.body)).json<Sermon>().id
const list = async (pastor: Visitor, sermon: string) =>
  (await pastor.get(`/api/sermons/${sermon}/versions`)).json<SermonVersion[]>()
const blocksOf = async (pastor: Visitor, sermon: string, version = '') =>
  (await pastor.get(`/api/sermons/${sermon}/versions/${version}`)).json<{ blocks: Block[] }>().blocks
const restore = (pastor: Visitor, sermon: string, version = '', body: object = { id }) =>
  pastor.post(`/api/sermons/${sermon}/versions/${version}/restore`, body)

for (const engine of engines) {
  describe(`the history of a sermon on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
      // What is shown here is about order, and waiting for the disk would be most of it.
      if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(test.database.db)
    })

    it('keeps the text as it was before a change that comes after ten minutes, not before', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const phone = await new Replica(pastor, sermon, 'Phone').write('Grace for all\n').sync()
      const at = test.clock.now
      test.clock.advance(10 * minute - 1)
      await phone.sync()
      assert.deepEqual(await list(pastor, sermon), [])
      test.clock.advance(1)
      await phone.write('Amazing ').sync()
      const [version, ...others] = await list(pastor, sermon)
      assert.deepEqual(others, [])
      assert.deepEqual(version, { id: version?.id, at, device: 'Phone', reason: 'edit', words: 3 })
      assert.equal(textOfBlocks(await blocksOf(pastor, sermon, version?.id)), 'Grace for all')
    })

    it('keeps a version every ten minutes while somebody writes on', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const phone = new Replica(pastor, sermon, 'Phone')
      for (let n = 0; n <= 60; n += 1) {
        await phone.write(`${n} `).sync()
        test.clock.advance(minute)
      }
      assert.equal((await list(pastor, sermon)).length, 6)
    })

    it('keeps a version when another device goes on', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      await new Replica(pastor, sermon, 'Phone').write('Grace\n').sync()
      const laptop = await new Replica(pastor, sermon, 'Laptop').pull()
      await laptop.write('Amazing ').sync()
      const versions = await list(pastor, sermon)
      assert.deepEqual(
        versions.map(({ device, reason, words }) => [device, reason, words]),
        [['Phone', 'edit', 1]],
      )
    })

    it('calls a device what the list of devices calls it, unless it says its name', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      await new Replica(pastor, sermon, '').write('Grace\n').sync()
      await (await new Replica(pastor, sermon, 'Laptop').pull()).write('Amazing ').sync()
      assert.equal((await list(pastor, sermon))[0]?.device, 'Unknown device')
    })

    it('keeps the text before two devices were merged that did not know of each other', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const phone = await new Replica(pastor, sermon, 'Phone').write('Grace\n').sync()
      const laptop = await new Replica(pastor, sermon, 'Laptop').pull()
      await phone.write('Amazing ').sync()
      await laptop.write(' and truth', 5).sync()
      const [version] = await list(pastor, sermon)
      assert.deepEqual([version?.reason, version?.device], ['merge', 'Phone'])
      assert.equal(textOfBlocks(await blocksOf(pastor, sermon, version?.id)), 'Amazing Grace')
    })

    it('keeps it too where the device has merged them before it sends, and where both have one name', async () => {
      const pastor = await test.pastor()
      const second = test.visitor()
      await second.post('/api/login', { email: pastor.email, password: 'still waters' })
      const sermon = await make(pastor)
      const desk = await new Replica(pastor, sermon, 'Chrome on Windows').write('Grace\n').sync()
      const study = await new Replica(second, sermon, 'Chrome on Windows').pull()
      await desk.write('Amazing ').sync()
      study.write(' and truth', 5)
      await study.pull()
      await study.sync({ merges: true })
      const [version] = await list(pastor, sermon)
      assert.deepEqual([version?.reason, version?.device], ['merge', 'Chrome on Windows'])
      assert.equal(textOfBlocks(await blocksOf(pastor, sermon, version?.id)), 'Amazing Grace')
      // One after the other, of two devices.
      await (await desk.pull()).write('Truly ').sync()
      const [later] = await list(pastor, sermon)
      assert.equal(textOfBlocks(await blocksOf(pastor, sermon, later?.id)), 'Amazing Grace and truth')
      await desk.write('So ').sync()
      assert.equal((await list(pastor, sermon)).length, 2)
    })

    it('keeps kinds, marks and what a newer version of the app wrote', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const phone = new Replica(pastor, sermon, 'Phone')
      const blocks: Block[] = [
        {
          attributes: { kind: 'of-the-future', level: 2 },
          runs: [{ text: 'Grâce 語', attributes: { bold: true } }],
        },
      ]
      insertBlocks(phone.body, 0, blocks)
      await phone.sync()
      await (await new Replica(pastor, sermon, 'Laptop').pull()).write('x').sync()
      const [version] = await list(pastor, sermon)
      assert.deepEqual(await blocksOf(pastor, sermon, version?.id), blocks)
    })

    it('is restored as an edit that other devices merge, once, and can be undone', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const phone = new Replica(pastor, sermon, 'Phone')
      insertBlocks(phone.body, 0, [
        { attributes: { kind: 'point' }, runs: [{ text: 'First', attributes: {} }] },
      ])
      await phone.sync()
      const first = toBlocks(phone.body)
      const laptop = await new Replica(pastor, sermon, 'Laptop').pull()
      laptop.body.delete(0, laptop.body.length)
      await laptop.write('Second\n').sync()
      const [version] = await list(pastor, sermon)
      for (let n = 0; n < 3; n += 1) {
        const answer = await restore(pastor, sermon, version?.id)
        assert.equal(answer.statusCode, 200, answer.body)
        laptop.take(answer.json<SermonBody>())
        assert.equal(laptop.seq, 3)
      }
      assert.deepEqual(toBlocks(laptop.body), first)
      // Written on the other device in the meantime.
      await phone.write('Also ').sync()
      assert.equal((await laptop.pull()).text, 'Also First')
      const kept = (await list(pastor, sermon)).find((each) => each.id === id)
      assert.deepEqual([kept?.reason, kept?.words], ['restore', 1])
      const undo = await restore(pastor, sermon, id, { id: id.replace(/a$/, 'b') })
      laptop.take(undo.json<SermonBody>())
      assert.equal(laptop.text, 'Second')
    })

    it('of a text as long as a small book is restored as well', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const phone = new Replica(pastor, sermon, 'Phone')
      const blocks = Array.from({ length: 1500 }, (_, n): Block => ({
        attributes: { kind: 'quote', source: `Page ${n}` },
        runs: [
          { text: 'Grace ', attributes: { bold: true } },
          { text: 'and peace', attributes: {} },
        ],
      }))
      insertBlocks(phone.body, 0, blocks)
      await phone.sync()
      const laptop = await new Replica(pastor, sermon, 'Laptop').pull()
      laptop.body.delete(0, laptop.body.length)
      await laptop.sync()
      const [version] = await list(pastor, sermon)
      const answer = await restore(pastor, sermon, version?.id)
      assert.equal(answer.statusCode, 200, answer.body.slice(0, 200))
      laptop.take(answer.json<SermonBody>())
      assert.deepEqual(toBlocks(laptop.body), blocks)
    })

    it('is restored once where the text was empty, too', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      await new Replica(pastor, sermon, 'Phone').write('Grace\n').sync()
      const laptop = await new Replica(pastor, sermon, 'Laptop').pull()
      laptop.body.delete(0, laptop.body.length)
      await laptop.sync()
      const [version] = await list(pastor, sermon)
      laptop.take((await restore(pastor, sermon, version?.id)).json<SermonBody>())
      await laptop.write('Amazing ').sync()
      laptop.take((await restore(pastor, sermon, version?.id)).json<SermonBody>())
      assert.equal(laptop.text, 'Amazing Grace')
    })

    it('answers only what the caller lacks when it is restored', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      await new Replica(pastor, sermon, 'Phone').write(`${'Grace '.repeat(200)}\n`).sync()
      await (await new Replica(pastor, sermon, 'Laptop').pull()).write('x').sync()
      const { vector } = (await pastor.get(`/api/sermons/${sermon}/body`)).json<SermonBody>()
      const [version] = await list(pastor, sermon)
      const part = (await restore(pastor, sermon, version?.id, { id, vector })).json<SermonBody>()
      const whole = (await pastor.get(`/api/sermons/${sermon}/body`)).json<SermonBody>()
      assert.equal(part.seq, whole.seq)
      assert.ok(part.update.length <= whole.update.length)
    })

    it('is missing where the version or the sermon is, or of somebody else', async () => {
      const [owner, other] = [await test.pastor(), await test.pastor()]
      const sermon = await make(owner)
      await new Replica(owner, sermon, 'Phone').write('Private\n').sync()
      await (await new Replica(owner, sermon, 'Laptop').pull()).write('x').sync()
      const [version] = await list(owner, sermon)
      const own = await make(other)
      for (const [who, path] of [
        [other, `${sermon}/versions/${version?.id}`],
        [other, `${own}/versions/${version?.id}`],
        [owner, `${sermon}/versions/${missingId}`],
        [owner, `${missingId}/versions/${version?.id}`],
        [owner, `${sermon}/versions/not-an-id`],
      ] as const) {
        assert.equal((await who.get(`/api/sermons/${path}`)).statusCode, 404, path)
        assert.equal((await who.post(`/api/sermons/${path}/restore`, { id })).statusCode, 404, path)
      }
      assert.equal((await other.get(`/api/sermons/${sermon}/versions`)).statusCode, 404)
    })

    it('holds 200 versions at most, counted for what they take', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor)
      const devices = [new Replica(pastor, sermon, 'Phone'), new Replica(pastor, sermon, 'Laptop')]
      for (let n = 0; n < 203; n += 1) {
        const device = devices[n % 2]
        await (await device?.pull())?.write(`${n} `).sync()
        test.clock.advance(1000)
      }
      const versions = await list(pastor, sermon)
      assert.equal(versions.length, 200)
      assert.equal(versions[0]?.words, 202)
      const { db } = test.database
      const counted = () =>
        db.selectFrom('usage').selectAll().where('userId', '=', pastor.userId).executeTakeFirst()
      const before = await counted()
      await recountUsage(db)
      assert.deepEqual(await counted(), before)
    })

    it('is found by an index', async () => {
      const { userId } = await test.pastor()
      await assertIndexed(test.database, versionsOf(test.database.db, { userId, sermonId: id }))
    })
  })
}
