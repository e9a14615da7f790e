/** A signed-in user's password, e-mail address and devices. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Device } from '@stillwater/contract/account/account'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0.0.0 Safari/537.36'

/** The same pastor in another browser. */
async function signIn(test: TestApp, email: string, userAgent = phone, password = 'still waters') {
  const visitor = test.visitor()
  const answer = await visitor.post('/api/login', { email, password }, { 'user-agent': userAgent })
  assert.equal(answer.statusCode, 200, answer.body)
  return visitor
}

const isIn = async (visitor: Visitor) => (await visitor.get('/api/user')).statusCode === 200
const devicesOf = async (visitor: Visitor) => (await visitor.get('/api/sessions')).json<Device[]>()

for (const engine of engines) {
  describe(`changing the password on ${engine}`, () => {
    const change = { currentPassword: 'still waters', password: 'green pastures' }

    it('signs out every other device at once, and this one stays', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [other, third] = [await signIn(test, pastor.email), await signIn(test, pastor.email, laptop)]
      assert.equal((await pastor.post('/api/password', change)).statusCode, 204)
      assert.deepEqual(await Promise.all([pastor, other, third].map(isIn)), [true, false, false])
      const old = await test.visitor().post('/api/login', { email: pastor.email, password: 'still waters' })
      assert.equal(old.statusCode, 401)
      assert.ok(await isIn(await signIn(test, pastor.email, laptop, 'green pastures')))
    })

    it('needs the current one, which cannot be guessed', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const wrong = { ...change, currentPassword: 'not this one' }
      const answer = await pastor.post('/api/password', wrong)
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), ['currentPassword'])
      const statuses: number[] = []
      for (let n = 0; n < 12; n += 1) statuses.push((await pastor.post('/api/password', wrong)).statusCode)
      assert.deepEqual([...new Set(statuses)], [400, 429])
      // Not even the right one, until the wait is over.
      assert.equal((await pastor.post('/api/password', change)).statusCode, 429)
      test.clock.advance(60_000)
      assert.equal((await pastor.post('/api/password', change)).statusCode, 204)
    })

    it('counts once when it is made twice at the same time', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const answers = await Promise.all(
        ['first words', 'second words'].map((password) =>
          pastor.post('/api/password', { ...change, password }),
        ),
      )
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [204, 400])
    })

    it('leaves the browser in which it was made known, and makes strangers of the others', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await signIn(test, pastor.email)
      await pastor.post('/api/password', change)
      const left = await test.database.db.selectFrom('devices').select('tokenHash').execute()
      assert.equal(left.length, 1)
    })
  })

  describe(`changing the e-mail address on ${engine}`, () => {
    it('needs the password, and is what signs in from then on', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const email = 'New.Address@example.org'
      const wrong = await pastor.post('/api/email', { email, password: 'not this one' })
      assert.equal(wrong.statusCode, 400)
      assert.deepEqual(Object.keys(wrong.json<{ fields: object }>().fields), ['password'])
      const answer = await pastor.post('/api/email', { email, password: 'still waters' })
      assert.equal(answer.statusCode, 200, answer.body)
      assert.equal(answer.json<{ email: string }>().email, email)
      assert.ok(await isIn(await signIn(test, email.toLowerCase())))
      const old = await test.visitor().post('/api/login', { email: pastor.email, password: 'still waters' })
      assert.equal(old.statusCode, 401)
    })

    it('is refused where somebody else has it, also when two ask at once', async () => {
      const test = await startApp(engine)
      const [one, two] = [await test.pastor(), await test.pastor()]
      const password = 'still waters'
      const theirs = await one.post('/api/email', { email: two.email.toUpperCase(), password })
      assert.equal(theirs.statusCode, 400)
      assert.equal(theirs.json<{ code: string }>().code, 'already_exists')
      const email = 'wanted@example.org'
      const both = await Promise.all([one, two].map((each) => each.post('/api/email', { email, password })))
      assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 400])
    })
  })

  describe(`devices on ${engine}`, () => {
    it('are listed with their names, the latest first, this one marked', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      test.clock.advance(60_000)
      const other = await signIn(test, pastor.email)
      const devices = await devicesOf(other)
      assert.deepEqual(
        devices.map(({ name, isCurrent, address, signedInAt, lastUsedAt }) => [
          name,
          isCurrent,
          address,
          test.clock.now - signedInAt,
          test.clock.now - lastUsedAt,
        ]),
        [
          ['Safari on iPhone', true, '127.0.0.1', 0, 0],
          ['Unknown device', false, '198.18.0.1', 60_000, 60_000],
        ],
      )
      // What ended is not listed.
      test.clock.advance(31 * 24 * 3_600_000)
      assert.equal((await devicesOf(await signIn(test, pastor.email))).length, 1)
    })

    it('are signed out one by one: the device is told to erase what it has, and nobody else is', async () => {
      const test = await startApp(engine)
      const [pastor, stranger] = [await test.pastor(), await test.pastor()]
      const [lost, kept] = [await signIn(test, pastor.email), await signIn(test, pastor.email, laptop)]
      const { id = '' } = (await devicesOf(pastor)).find(({ name }) => name === 'Safari on iPhone') ?? {}
      assert.equal((await stranger.delete(`/api/sessions/${id}`)).statusCode, 404)
      const cookies = new Map(lost.cookies)
      assert.equal((await pastor.delete(`/api/sessions/${id}`)).statusCode, 204)
      const told = await lost.get('/api/user')
      assert.deepEqual([told.statusCode, told.json<{ code: string }>().code], [401, 'device_signed_out'])
      assert.deepEqual(await Promise.all([pastor, kept, stranger].map(isIn)), [true, true, true])
      assert.equal((await pastor.delete(`/api/sessions/${id}`)).statusCode, 404)
      // It may sign in again; and a device that signed itself out is told nothing.
      await kept.post('/api/logout')
      assert.equal((await kept.get('/api/user')).json<{ code: string }>().code, 'not_signed_in')
      assert.ok(await isIn(await signIn(test, pastor.email)))
      for (const [name, value] of cookies) lost.cookies.set(name, value)
      assert.equal((await lost.get('/api/user')).json<{ code: string }>().code, 'device_signed_out')
    })

    it('are all signed out but this one', async () => {
      const test = await startApp(engine)
      const [pastor, stranger] = [await test.pastor(), await test.pastor()]
      const others = [await signIn(test, pastor.email), await signIn(test, pastor.email, laptop)]
      assert.equal((await pastor.delete('/api/sessions')).statusCode, 204)
      assert.deepEqual(await Promise.all([pastor, ...others, stranger].map(isIn)), [true, false, false, true])
      assert.equal((await devicesOf(pastor)).length, 1)
    })
  })
}
