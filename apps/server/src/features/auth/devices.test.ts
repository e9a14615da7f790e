/** The tokens by which a browser is known: ours alone, new at every sign-in, and forgotten in time. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

const password = 'still waters'
const day = 86_400_000
const cookie = 'stillwater-device'

for (const engine of engines) {
  describe(`a known browser on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })
    const login = (visitor: Visitor, email: string, secret = password) =>
      visitor.post('/api/login', { email, password: secret })
    const lockOut = async (email: string) => {
      for (let n = 0; n < 10; n += 1) await login(test.visitor(), email, 'wrong guess')
      assert.equal((await login(test.visitor(), email)).statusCode, 429)
    }

    it('gets a new token at every sign-in, and the old one is worth nothing', async () => {
      const owner = await test.pastor()
      const old = owner.cookies.get(cookie) ?? ''
      await login(owner, owner.email)
      assert.notEqual(owner.cookies.get(cookie), old)
      await lockOut(owner.email)
      const thief = test.visitor()
      thief.cookies.set(cookie, old)
      assert.equal((await login(thief, owner.email)).statusCode, 429)
      assert.equal((await login(owner, owner.email)).statusCode, 200)
    })

    it('never takes over a token that it was sent', async () => {
      const owner = await test.pastor()
      const planted = 'a token that a stranger knows'
      const browser = test.visitor()
      browser.cookies.set(cookie, planted)
      assert.equal((await login(browser, owner.email)).statusCode, 200)
      await lockOut(owner.email)
      const stranger = test.visitor()
      stranger.cookies.set(cookie, planted)
      assert.equal((await login(stranger, owner.email)).statusCode, 429)
    })

    it('stays known to everyone who signs in on it', async () => {
      const [one, two] = [await test.pastor(), await test.pastor()]
      await login(one, two.email)
      await lockOut(one.email)
      await lockOut(two.email)
      assert.equal((await login(one, one.email)).statusCode, 200)
      assert.equal((await login(one, two.email)).statusCode, 200)
    })

    it('is a stranger again after half a year, and forgotten', async () => {
      const owner = await test.pastor()
      test.clock.advance(180 * day)
      await lockOut(owner.email)
      assert.equal((await login(owner, owner.email)).statusCode, 429)
      await test.pastor()
      const rows = await test.database.db
        .selectFrom('devices')
        .select('userId')
        .where('userId', '=', owner.userId)
        .execute()
      assert.deepEqual(rows, [])
    })
  })
}
