import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines, freshDatabase } from '#testing/database.ts'

const readiness = async (test: TestApp) => {
  const answer = await test.visitor().get('/readyz')
  assert.equal(answer.headers['cache-control'], 'no-store')
  return [answer.statusCode, answer.body]
}
const ready = [200, '{"status":"ok"}']
const unavailable = [503, '{"status":"unavailable"}']

for (const engine of engines) {
  describe(`health on ${engine}`, () => {
    it('is alive and ready, and proves it by writing', async () => {
      const test = await startApp(engine)
      assert.deepEqual(await readiness(test), ready)
      const probe = async () => ({
        ...(await test.database.db.selectFrom('probes').selectAll().executeTakeFirst()),
      })
      assert.deepEqual(await probe(), { id: 1, at: test.clock.now })
      test.clock.advance(5000)
      assert.deepEqual(await readiness(test), ready)
      assert.deepEqual(await probe(), { id: 1, at: test.clock.now })
      const live = await test.visitor().get('/livez')
      assert.deepEqual([live.statusCode, live.body], ready)
    })

    it('writes once for many who ask within a second, and again after it', async () => {
      const test = await startApp(engine)
      await test.visitor().get('/readyz')
      test.clock.advance(1000)
      await sql`create table writes (n integer)`.execute(test.database.db)
      if (engine === 'postgres') {
        await sql`create function counted() returns trigger language plpgsql as $$
          begin insert into writes values (1); return new; end $$`.execute(test.database.db)
      }
      const action =
        engine === 'postgres'
          ? 'for each row execute function counted()'
          : 'begin insert into writes values (1); end'
      await sql`create trigger counted after update on probes ${sql.raw(action)}`.execute(test.database.db)
      const answers = await Promise.all(Array.from({ length: 20 }, () => readiness(test)))
      for (const answer of answers) assert.deepEqual(answer, ready)
      const writes = async () =>
        (await sql<object>`select * from writes`.execute(test.database.db)).rows.length
      assert.equal(await writes(), 1)
      test.clock.advance(999)
      assert.deepEqual(await readiness(test), ready)
      assert.equal(await writes(), 1)
      test.clock.advance(1)
      assert.deepEqual(await readiness(test), ready)
      assert.equal(await writes(), 2)
    })

    it('is not ready while nothing can be written, says no more than that, and recovers', async () => {
      const test = await startApp(engine)
      const { db } = test.database
      await (engine === 'sqlite'
        ? sql`pragma query_only = on`.execute(db)
        : sql`create rule closed as on insert to probes do instead select 1 / 0 as at`.execute(db))
      assert.deepEqual(await readiness(test), unavailable)
      assert.equal((await test.visitor().get('/livez')).statusCode, 200)
      await (engine === 'sqlite'
        ? sql`pragma query_only = off`.execute(db)
        : sql`drop rule closed on probes`.execute(db))
      assert.deepEqual(await readiness(test), unavailable)
      test.clock.advance(1000)
      assert.deepEqual(await readiness(test), ready)
    })

    it('is not ready when the database is gone', async () => {
      const database = await freshDatabase(engine)
      const test = await startApp(engine, { database })
      assert.deepEqual(await readiness(test), ready)
      test.clock.advance(1000)
      await database.close()
      assert.deepEqual(await readiness(test), unavailable)
      assert.equal((await test.visitor().get('/livez')).statusCode, 200)
    })
  })
}
