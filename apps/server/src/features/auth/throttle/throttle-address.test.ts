/** Row 6 of docs/reliability.md, by address: one sender cannot ask for many accounts, and cannot pass as many senders. */
import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

const password = 'still waters'

for (const engine of engines) {
  describe(`asking from one address on ${engine}`, () => {
    let test: TestApp
    let owner: Awaited<ReturnType<TestApp['pastor']>>
    before(async () => {
      test = await startApp(engine, { trustProxy: ['127.0.0.1'] })
      owner = await test.pastor()
    })
    beforeEach(() => {
      // What was counted before is forgotten.
      test.clock.advance(2 * 3_600_000)
    })
    /** Registering under a taken name tells that it is taken. */
    const ask = (address: string, { app } = { app: test }) =>
      app
        .visitor()
        .post(
          '/api/register',
          { email: owner.email, password, fullName: 'Eve Ray' },
          { 'x-forwarded-for': address },
        )
    const login = (email: string, secret: string, address: string) =>
      test.visitor().post('/api/login', { email, password: secret }, { 'x-forwarded-for': address })

    it('has to wait after a hundred tries at any accounts, and other addresses do not', async () => {
      const [here, there] = ['203.0.113.1', '203.0.113.2']
      for (let n = 0; n < 100; n += 1) assert.equal((await ask(here)).statusCode, 400, `try ${n}`)
      const refused = await ask(here)
      assert.equal(refused.statusCode, 429)
      assert.equal(refused.headers['retry-after'], '30')
      assert.equal((await login('other@example.org', 'wrong guess', here)).statusCode, 429)
      assert.equal((await login('other@example.org', 'wrong guess', there)).statusCode, 401)
      assert.equal((await login(owner.email, password, there)).statusCode, 200)
    })

    it('tells nothing about an e-mail once it has to wait, be it taken or free', async () => {
      const here = '203.0.113.9'
      for (let n = 0; n < 100; n += 1) await ask(here)
      const register = (email: string) =>
        test
          .visitor()
          .post('/api/register', { email, password, fullName: 'Eve Ray' }, { 'x-forwarded-for': here })
      const [taken, free] = [await register(owner.email), await register('free@example.org')]
      const same = ({ statusCode, headers, body }: typeof taken) => [
        statusCode,
        headers['retry-after'],
        { ...JSON.parse(body), requestId: '' },
      ]
      assert.equal(taken.statusCode, 429)
      assert.deepEqual(same(free), same(taken))
    })

    it('cannot make accounts without end', async () => {
      const here = '203.0.113.10'
      const register = (n: number) =>
        test
          .visitor()
          .post(
            '/api/register',
            { email: `endless${n}@example.org`, password, fullName: 'Eve Ray' },
            { 'x-forwarded-for': here },
          )
      for (let n = 0; n < 100; n += 1) assert.equal((await register(n)).statusCode, 201)
      assert.equal((await register(100)).statusCode, 429)
    })

    it('is counted for the provider of many IPv6 networks too', async () => {
      for (let n = 1; n <= 400; n += 1) {
        assert.equal((await ask(`2001:db8:7:${n.toString(16)}::1`)).statusCode, 400, `network ${n}`)
      }
      assert.equal((await ask('2001:db8:7:ffff::1')).statusCode, 429)
      assert.equal((await ask('2001:db8:8::1')).statusCode, 400)
    })

    it('is the same for all addresses of one IPv6 network', async () => {
      for (let n = 1; n <= 100; n += 1) assert.equal((await ask(`2001:db8::${n}`)).statusCode, 400)
      assert.equal((await ask('2001:db8::ffff')).statusCode, 429)
      assert.equal((await ask('2001:db8:0:1::1')).statusCode, 400)
    })

    it('is known for what it is, whatever a sender writes who is no proxy of ours', async () => {
      const app = await startApp(engine, { database: test.database, clock: test.clock.read })
      for (let n = 0; n < 100; n += 1) assert.equal((await ask(`203.0.113.${n}`, { app })).statusCode, 400)
      assert.equal((await ask('203.0.113.200', { app })).statusCode, 429)
    })

    it('does not count right passwords', async () => {
      const here = '203.0.113.3'
      for (let n = 0; n < 99; n += 1) await ask(here)
      for (let n = 0; n < 3; n += 1) {
        assert.equal((await login(owner.email, password, here)).statusCode, 200, `visit ${n}`)
      }
    })
  })
}
