/** The owner of an account that strangers keep closed, or whose password is forgotten, gets in by a link that works once. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { hashing } from '#testing/hashing.ts'
import { issueToken } from './one-time-tokens.ts'

const minute = 60_000
const fresh = 'a fresh password'

for (const engine of engines) {
  describe(`a password reset on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })
    const linkFor = (userId: string) => issueToken(test.database.db, 'password-reset', userId, test.clock.now)
    const reset = (visitor: Visitor, token: string, password = fresh) =>
      visitor.post('/api/password-reset', { token, password })
    const login = (email: string, password: string) => test.visitor().post('/api/login', { email, password })

    it('lets the owner in though one wrong try in every 15 minutes keeps the account closed', async () => {
      const owner = await test.pastor()
      for (let n = 0; n < 10; n += 1) await login(owner.email, 'wrong guess')
      for (let quarter = 0; quarter < 8; quarter += 1) {
        test.clock.advance(15 * minute)
        await login(owner.email, 'wrong guess')
        assert.equal((await login(owner.email, 'still waters')).statusCode, 429)
      }
      const visitor = test.visitor()
      const answer = await reset(visitor, await linkFor(owner.userId))
      assert.equal(answer.statusCode, 200, answer.body)
      assert.equal(answer.json<{ email: string }>().email, owner.email)
      assert.equal((await visitor.get('/api/user')).statusCode, 200)
      // Another new device is no longer refused either.
      assert.equal((await login(owner.email, fresh)).statusCode, 200)
      assert.equal((await login(owner.email, 'still waters')).statusCode, 401)
    })

    it('ends every session of the user, and nobody else’s', async () => {
      const [owner, other] = [await test.pastor(), await test.pastor()]
      assert.equal((await owner.get('/api/user')).statusCode, 200)
      await reset(test.visitor(), await linkFor(owner.userId))
      assert.equal((await owner.get('/api/user')).statusCode, 401)
      assert.equal((await other.get('/api/user')).statusCode, 200)
    })

    it('ends a sign-in with the old password that is still being checked', async () => {
      const owner = await test.pastor()
      const gate = Promise.withResolvers<void>()
      const token = await linkFor(owner.userId)
      const before = hashing.count
      hashing.held = gate.promise
      const thief = test.visitor()
      const old = thief.post('/api/login', { email: owner.email, password: 'still waters' })
      while (hashing.count === before) await new Promise(setImmediate)
      hashing.held = Promise.resolve()
      // The queue is one wide on a small machine, so the new password is set past it.
      await test.database.db
        .updateTable('users')
        .set({ passwordHash: 'argon2id$8$1$1$AAAA$AAAA' })
        .where('id', '=', owner.userId)
        .execute()
      gate.resolve()
      assert.equal((await old).statusCode, 401)
      assert.equal((await thief.get('/api/user')).statusCode, 401)
      assert.equal((await reset(test.visitor(), token)).statusCode, 200)
    })

    it('forgets the browsers on which the old password was used', async () => {
      const owner = await test.pastor()
      await reset(test.visitor(), await linkFor(owner.userId))
      for (let n = 0; n < 10; n += 1) await login(owner.email, 'wrong guess')
      const known = await owner.post('/api/login', { email: owner.email, password: fresh })
      assert.equal(known.statusCode, 429)
    })

    it('works once, for half an hour, and says so in one sentence', async () => {
      const owner = await test.pastor()
      const used = await linkFor(owner.userId)
      await reset(test.visitor(), used)
      const old = await linkFor(owner.userId)
      test.clock.advance(30 * minute)
      const invite = await issueToken(test.database.db, 'invite', null, test.clock.now)
      for (const token of [used, old, invite, 'made-up', '']) {
        const visitor = test.visitor()
        const answer = await reset(visitor, token, 'another password')
        assert.equal(answer.statusCode, 403, answer.body)
        const { code, message } = answer.json<{ code: string; message: string }>()
        assert.equal(code, 'invalid_link')
        assert.equal(
          message,
          'This link has expired or was already used. Ask the person who runs Stillwater for your church for a new one.',
        )
        assert.equal(visitor.cookies.size, 0)
      }
      assert.equal((await login(owner.email, fresh)).statusCode, 200)
    })

    it('works once, however often it is used at the same moment', async () => {
      const owner = await test.pastor()
      const token = await linkFor(owner.userId)
      const answers = await Promise.all([1, 2, 3].map((n) => reset(test.visitor(), token, `password ${n}`)))
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 403, 403])
    })

    it('ends the other links, also one that is used at the same moment (10 times)', async () => {
      for (let round = 0; round < 10; round += 1) {
        const owner = await test.pastor()
        const links = [await linkFor(owner.userId), await linkFor(owner.userId), await linkFor(owner.userId)]
        const [left = ''] = links.splice(2)
        const answers = await Promise.all(links.map((link) => reset(test.visitor(), link)))
        assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 403])
        assert.equal((await reset(test.visitor(), left)).statusCode, 403)
      }
    })

    it('is slowed down for an address that guesses links, before anything is hashed', async () => {
      const app = await startApp(engine)
      const before = hashing.count
      for (let n = 0; n < 100; n += 1) {
        const answer = await app
          .visitor()
          .post('/api/password-reset', { token: `guess ${n}`, password: fresh })
        assert.equal(answer.statusCode, 403)
      }
      const answer = await app.visitor().post('/api/password-reset', { token: 'guess', password: fresh })
      assert.equal(answer.statusCode, 429)
      assert.equal(hashing.count, before)
    })

    it('stores neither the link nor the password in the clear', async () => {
      const owner = await test.pastor()
      const token = await linkFor(owner.userId)
      assert.ok(!(await everyRow(test.database.db)).includes(token))
      await reset(test.visitor(), token, 'canary of a password')
      assert.doesNotMatch(await everyRow(test.database.db), /canary of a/)
    })
  })
}
