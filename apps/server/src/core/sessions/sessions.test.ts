import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { bothEngines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { hashToken } from './sessions.ts'

const hour = 3_600_000
const day = 24 * hour
const sessionCookie = 'stillwater-session'

for (const engine of bothEngines) {
  describe(`a session on ${engine}`, () => {
    let test: TestApp
    let registered: Awaited<ReturnType<TestApp['pastor']>>
    before(async () => {
      test = await startApp(engine)
      registered = await test.pastor()
    })
    /** The same pastor in a browser of its own. */
    const signIn = async () => {
      const visitor = test.visitor()
      const answer = await visitor.post('/api/login', { email: registered.email, password: 'still waters' })
      assert.equal(answer.statusCode, 200)
      return visitor
    }
    const status = async (visitor: Visitor) => (await visitor.get('/api/user')).statusCode
    const rowOf = (visitor: Visitor) =>
      test.database.db
        .selectFrom('sessions')
        .selectAll()
        .where('tokenHash', '=', hashToken(visitor.cookies.get(sessionCookie) ?? ''))
        .executeTakeFirst()

    it('lasts as long as it is used at least every 30 days', async () => {
      const visitor = await signIn()
      for (let visit = 0; visit < 5; visit += 1) {
        test.clock.advance(30 * day - 1)
        assert.equal(await status(visitor), 200)
      }
    })

    it('ends after 30 days without a visit', async () => {
      const visitor = await signIn()
      test.clock.advance(30 * day)
      assert.equal(await status(visitor), 401)
    })

    it('ends after 180 days, however often it is used', async () => {
      const visitor = await signIn()
      for (let days = 0; days < 160; days += 20) {
        test.clock.advance(20 * day)
        assert.equal(await status(visitor), 200, `after ${days + 20} days`)
      }
      test.clock.advance(20 * day - 1)
      assert.equal(await status(visitor), 200)
      test.clock.advance(1)
      assert.equal(await status(visitor), 401)
    })

    it('writes a visit down at most once an hour', async () => {
      const visitor = await signIn()
      const start = test.clock.now
      test.clock.advance(hour)
      await status(visitor)
      assert.equal((await rowOf(visitor))?.seenAt, start)
      test.clock.advance(1)
      await status(visitor)
      const noted = test.clock.now
      assert.equal((await rowOf(visitor))?.seenAt, noted)
      test.clock.advance(1)
      await status(visitor)
      assert.equal((await rowOf(visitor))?.seenAt, noted)
      test.clock.advance(hour)
      await status(visitor)
      assert.equal((await rowOf(visitor))?.seenAt, test.clock.now)
    })

    it('cannot be used again after signing out', async () => {
      const visitor = await signIn()
      const token = visitor.cookies.get(sessionCookie) ?? ''
      await visitor.post('/api/logout')
      visitor.cookies.set(sessionCookie, token)
      assert.equal(await status(visitor), 401)
      test.clock.advance(2 * hour)
      assert.equal(await status(visitor), 401)
      assert.equal(await rowOf(visitor), undefined)
    })

    it('of another browser goes on when one signs out', async () => {
      const [one, two] = [await signIn(), await signIn()]
      await one.post('/api/logout')
      assert.equal(await status(two), 200)
    })

    it('ends when the same browser signs in again', async () => {
      const visitor = await signIn()
      const token = visitor.cookies.get(sessionCookie) ?? ''
      await visitor.post('/api/login', { email: registered.email, password: 'still waters' })
      assert.equal(await status(visitor), 200)
      assert.notEqual(visitor.cookies.get(sessionCookie), token)
      visitor.cookies.set(sessionCookie, token)
      assert.equal(await status(visitor), 401)
    })

    it('goes on when a try to sign in again fails', async () => {
      const visitor = await signIn()
      await visitor.post('/api/login', { email: registered.email, password: 'wrong password' })
      assert.equal(await status(visitor), 200)
    })

    it('is kept as a hash, never as the token', async () => {
      const visitor = await signIn()
      const token = visitor.cookies.get(sessionCookie) ?? ''
      const rows = await everyRow(test.database.db)
      assert.ok(!rows.includes(token))
      assert.ok(rows.includes(hashToken(token)))
      visitor.cookies.set(sessionCookie, hashToken(token))
      assert.equal(await status(visitor), 401)
    })

    it('is not opened by any other cookie', async () => {
      for (const value of ['', ' ', 'x', 'null', '%00', '%', 'a'.repeat(4000), "' or 1=1 --"]) {
        const answer = await test.visitor().get('/api/user', { cookie: `${sessionCookie}=${value}` })
        assert.equal(answer.statusCode, 401, value)
      }
    })

    it('that has ended is swept away by a later sign-in', async () => {
      const visitor = await signIn()
      test.clock.advance(30 * day + 1)
      await signIn()
      assert.equal(await rowOf(visitor), undefined)
    })
  })
}
