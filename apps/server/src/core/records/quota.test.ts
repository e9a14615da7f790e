/** Limits per user: how much one account may store and how fast it may write, on both engines. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recordNames } from '@stillwater/contract/records/record-names'
import type { Storage } from '@stillwater/contract/account/storage'
import { sql } from 'kysely'
import { connect } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { migrations } from '#core/database/migrations/index.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines, freshDatabaseLocation } from '#testing/database.ts'
import { prepare, samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'
import { recountUsage, usualLimits } from './usage.ts'

const id = '01900000-0000-7000-8000-00000000000a'
const prayer = { title: 'Rest', description: 'x'.repeat(1000), category: 'family' }
const full = /^Your storage is full\./

/** Every call that makes a record, whatever its type. */
const creates = recordNames.map((name) => `/api/${name}`)

for (const engine of engines) {
  describe(`what one user may store on ${engine}`, () => {
    const start = (limits: object) => startApp(engine, { limits: { ...usualLimits, ...limits } })
    const storage = async (pastor: Visitor) => (await pastor.get('/api/storage')).json<Storage>()
    const refused = (answer: Awaited<ReturnType<Visitor['get']>>) => {
      const { code, message } = answer.json<{ code: string; message: string }>()
      assert.deepEqual([answer.statusCode, code], [403, 'quota_exceeded'], answer.body)
      assert.match(message, full)
    }
    /** What is counted is what is there. */
    const assertTrue = async (test: TestApp) => {
      const read = () => test.database.db.selectFrom('usage').selectAll().orderBy('userId').execute()
      const counted = (await read()).filter(({ records }) => records > 0)
      await recountUsage(test.database.db)
      assert.deepEqual(counted, await read())
    }

    it('is so many records of any type; the next one is refused, deleting makes room', async () => {
      assert.ok(creates.length >= 7)
      for (const path of creates) {
        const call = `POST ${path}`
        const { body = {}, belongsTo } = samples[call] ?? {}
        const test = await start({ records: belongsTo === undefined ? 2 : 3 })
        const [pastor, other] = [await test.pastor(), await test.pastor()]
        for (const owner of [pastor, other]) await prepare(call, owner)
        const made = (await pastor.post(path, { ...body, id })).json<{ id: string }>()
        assert.equal((await pastor.post(path, body)).statusCode, 201)
        refused(await pastor.post(path, body))
        // The same create sent once more makes nothing new, so it is answered as before.
        assert.equal((await pastor.post(path, { ...body, id })).json<{ id: string }>().id, made.id)
        assert.equal((await other.post(path, body)).statusCode, 201, 'another user has room of their own')
        assert.equal((await pastor.delete(`${path}/${id}`)).statusCode, 204)
        assert.equal((await pastor.post(path, { ...body, id })).statusCode, 201, 'undone')
        refused(await pastor.post(path, body))
        await assertTrue(test)
      }
    })

    it('is so many bytes; what grows is refused and changes nothing, what shrinks never is', async () => {
      const test = await start({ bytes: 3000 })
      const pastor = await test.pastor()
      assert.equal((await pastor.post('/api/prayers', { ...prayer, id })).statusCode, 201)
      assert.equal((await pastor.post('/api/prayers', prayer)).statusCode, 201)
      refused(await pastor.post('/api/prayers', prayer))
      refused(await pastor.patch(`/api/prayers/${id}`, { description: 'é'.repeat(1000) }))
      const [stored] = (await pastor.get('/api/prayers')).json<{ id: string; version: number }[]>().slice(-1)
      assert.deepEqual([stored?.id, stored?.version], [id, 1])
      assert.equal((await pastor.patch(`/api/prayers/${id}`, { isAnswered: true })).statusCode, 200)
      assert.equal((await pastor.patch(`/api/prayers/${id}`, { description: 'short' })).statusCode, 200)
      assert.equal((await pastor.post('/api/prayers', prayer)).statusCode, 201)
      await assertTrue(test)
    })

    it('may be less than what is there already: everything can still be read, shortened and deleted', async () => {
      const { database } = await start({})
      const before = await startApp(engine, { database })
      const pastor = await before.pastor()
      for (let n = 0; n < 3; n += 1) await pastor.post('/api/prayers', n === 0 ? { ...prayer, id } : prayer)
      const lowered = await startApp(engine, { database, limits: { ...usualLimits, records: 1, bytes: 100 } })
      const later = lowered.visitor()
      for (const [name, value] of pastor.cookies) later.cookies.set(name, value)
      assert.equal((await later.get('/api/prayers')).json<unknown[]>().length, 3)
      refused(await later.patch(`/api/prayers/${id}`, { description: 'x'.repeat(1001) }))
      assert.equal(
        (await later.patch(`/api/prayers/${id}`, { description: 'x'.repeat(999) })).statusCode,
        200,
      )
      assert.equal((await later.patch(`/api/prayers/${id}`, { isAnswered: true })).statusCode, 200)
      assert.equal((await later.delete(`/api/prayers/${id}`)).statusCode, 204)
    })

    it('is counted rightly when many devices write at once', async () => {
      const test = await start({ records: 20 })
      const pastor = await test.pastor()
      const ids = Array.from({ length: 30 }, (_, n) => id.replace(/.{2}$/, String(n + 10)))
      const made = await Promise.all(ids.map((own) => pastor.post('/api/prayers', { ...prayer, id: own })))
      assert.equal(made.filter(({ statusCode }) => statusCode === 201).length, 20)
      const kept = ids.filter((_, n) => made[n]?.statusCode === 201)
      await Promise.all(
        kept.flatMap((own, n) => [
          pastor.patch(`/api/prayers/${own}`, { description: 'y'.repeat(n) }),
          pastor.patch(`/api/prayers/${own}`, { title: 'Peace' }),
          ...(n % 3 === 0
            ? [pastor.delete(`/api/prayers/${own}`), pastor.delete(`/api/prayers/${own}`)]
            : []),
        ]),
      )
      await assertTrue(test)
      assert.equal((await storage(pastor)).records, 13)
    })

    it('counts the bodies of sermons, as many bytes as they take', async () => {
      const test = await start({ bytes: 2000 })
      const pastor = await test.pastor()
      await pastor.post('/api/sermons', { ...samples['POST /api/sermons']?.body, id })
      const { bytes } = await storage(pastor)
      const phone = await new Replica(pastor, id, 'Phone').write('Grace\n').sync()
      const written = (await storage(pastor)).bytes
      assert.ok(written > bytes, `${written} after ${bytes}`)
      refused(await phone.write('x'.repeat(1500)).post())
      await assertTrue(test)
      assert.equal((await storage(pastor)).bytes, written)
    })

    it('is told', async () => {
      const test = await start({ records: 10, bytes: 5000 })
      const pastor = await test.pastor()
      assert.deepEqual(await storage(pastor), { records: 0, bytes: 0, maxRecords: 10, maxBytes: 5000 })
      await pastor.post('/api/prayers', prayer)
      const { records, bytes } = await storage(pastor)
      assert.equal(records, 1)
      assert.ok(bytes > 1000 && bytes < 1300, String(bytes))
    })

    it('is counted for those who wrote before there were limits', async () => {
      const database = await connect(await freshDatabaseLocation(engine))
      atEnd(() => database.close())
      await migrate(
        database,
        Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015')),
      )
      await sql`insert into users (id, email, "emailKey", "passwordHash", "fullName", "createdAt")
        values ('u', 'u@example.org', 'u@example.org', '', 'U', 0)`.execute(database.db)
      await sql`insert into prayers (id, "userId", version, "createdAt", "updatedAt", title, description, category,
        "isAnswered", "dateAdded") values ('a', 'u', 1, 0, 0, 'Élan', 'words', 'family', 0, '2025-03-05')`.execute(
        database.db,
      )
      await migrate(database)
      const [counted, ...others] = await database.db.selectFrom('usage').selectAll().execute()
      assert.deepEqual(others, [])
      // One letter takes two bytes.
      const bytes = 'auÉlanwordsfamily2025-03-05'.length + 1
      assert.deepEqual({ ...counted }, { userId: 'u', records: 1, bytes, bodyBytes: 0 })
    })

    it('may be written no faster than anybody writes: 500 changes at once are nothing, and deletes never wait', async () => {
      const test = await start({})
      const pastor = await test.pastor()
      const small = { ...prayer, description: 'x' }
      for (let n = 0; n < 500; n += 1)
        assert.equal((await pastor.post('/api/prayers', n === 0 ? { ...small, id } : small)).statusCode, 201)
      const few = await start({ writesPerMinute: 3 })
      const quick = await few.pastor()
      assert.equal((await quick.post('/api/prayers', { ...small, id })).statusCode, 201)
      for (let n = 0; n < 2; n += 1)
        assert.equal((await quick.patch(`/api/prayers/${id}`, { title: `${n}` })).statusCode, 200)
      const answer = await quick.patch(`/api/prayers/${id}`, { title: 'More' })
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [429, 'too_many_attempts'])
      const wait = Number(answer.headers['retry-after'])
      assert.ok(wait > 0 && wait <= 60, String(wait))
      assert.equal((await (await few.pastor()).post('/api/prayers', small)).statusCode, 201)
      assert.equal((await quick.delete(`/api/prayers/${id}`)).statusCode, 204)
      few.clock.advance(60_000)
      assert.equal((await quick.post('/api/prayers', small)).statusCode, 201)
    })
  })
}
