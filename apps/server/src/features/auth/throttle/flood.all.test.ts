/** Row 7 of docs/reliability.md: a flood of sign-ins is turned away, and those who are signed in do not notice. */
import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { startApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { hashing } from '#testing/hashing.ts'

const logins = 200
const reads = 20
/** As many sign-ins as are worked on and waited for. */
const slots = 64 + Math.max(1, availableParallelism() - 1)

for (const engine of engines) {
  describe(`a flood of sign-ins on ${engine}`, () => {
    it(`(${logins} at once) answers what it can, asks the rest to come back, and lets reads through`, async (t) => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      // At its real cost on one engine; on the other nothing is finished before the reads are, however quick it is.
      const gate = Promise.withResolvers<void>()
      if (engine === 'sqlite') hashing.cheap = false
      else hashing.held = gate.promise
      t.after(() => {
        hashing.cheap = true
        gate.resolve()
      })
      await test.app.listen({ port: 0, host: '127.0.0.1' })
      const url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
      const order: string[] = []
      const turnedAway = Promise.withResolvers<void>()
      const send = async (kind: string, path: string, options: RequestInit) => {
        const answer = await fetch(url + path, options)
        const body = await answer.text()
        order.push(kind)
        if (answer.status === 503) turnedAway.resolve()
        return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body }
      }
      const flood = Array.from({ length: logins }, (_, n) =>
        send('login', '/api/login', {
          method: 'POST',
          headers: { origin: url, 'content-type': 'application/json' },
          body: JSON.stringify({ email: `nobody${n}@example.org`, password: 'wrong guess' }),
        }),
      )
      const cookie = [...pastor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const visits = Array.from({ length: reads }, () => send('read', '/api/user', { headers: { cookie } }))

      for (const { status, body } of await Promise.all(visits)) assert.equal(status, 200, body)
      await turnedAway.promise
      gate.resolve()
      const answers = await Promise.all(flood)
      assert.ok(order.lastIndexOf('read') < order.lastIndexOf('login'), 'the reads came after the flood')

      for (const { status, retryAfter } of answers) {
        assert.ok([401, 429, 503].includes(status), `a sign-in answered ${status}`)
        if (status !== 401) assert.ok(Number(retryAfter) >= 1, `${status} without a time to come back`)
      }
      assert.ok(answers.some(({ status }) => status === 401))
    })

    it('of registrations from one address leaves the sign-ins alone', async (t) => {
      const test = await startApp(engine)
      hashing.cheap = false
      t.after(() => {
        hashing.cheap = true
      })
      const pastors = [await test.pastor(), await test.pastor(), await test.pastor()]
      const flood = Array.from({ length: 64 }, (_, n) =>
        test.visitor().post('/api/register', {
          email: `flood${n}@example.org`,
          password: 'still waters',
          fullName: 'Eve Ray',
        }),
      )
      const signIns = pastors.map(({ email }) =>
        test.visitor().post('/api/login', { email, password: 'still waters' }),
      )
      for (const { statusCode, body } of await Promise.all(signIns)) assert.equal(statusCode, 200, body)
      const answers = await Promise.all(flood)
      for (const { statusCode, headers, body } of answers) {
        assert.ok([201, 503].includes(statusCode), body)
        if (statusCode === 503) assert.ok(Number(headers['retry-after']) >= 1)
      }
      assert.ok(answers.some(({ statusCode }) => statusCode === 201))
      assert.ok(answers.some(({ statusCode }) => statusCode === 503))
    })

    it('turns away what has no place, in so many words, and does not count it as a guess', async (t) => {
      const test = await startApp(engine, { trustProxy: ['127.0.0.1'] })
      const pastor = await test.pastor()
      const login = (email: string, password: string, address: string) =>
        test.visitor().post('/api/login', { email, password }, { 'x-forwarded-for': address })
      const gate = Promise.withResolvers<void>()
      hashing.held = gate.promise
      // However slow the machine is, nobody in the crowd gives up waiting.
      t.mock.timers.enable({ apis: ['setTimeout'] })
      const crowd = Array.from({ length: slots + 1 }, (_, n) =>
        login(`nobody${n}@example.org`, 'wrong guess', `198.51.100.${n}`),
      )
      // All slots are taken when the first answer comes: it is for the one that found none.
      assert.equal((await Promise.race(crowd)).statusCode, 503)

      const mine = () => login(pastor.email, 'still waters', '203.0.113.1')
      for (let refused = 0; refused < 12; refused += 1) {
        const answer = await mine()
        assert.equal(answer.statusCode, 503)
        assert.equal(answer.headers['retry-after'], '5')
        assert.equal(
          answer.json<{ message: string }>().message,
          'The server is busy. Please try again in a moment.',
        )
      }
      gate.resolve()
      const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode)
      assert.equal(statuses.filter((status) => status === 401).length, slots)
      assert.equal((await mine()).statusCode, 200)
    })
  })
}
