import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { User } from '@stillwater/contract/account/auth'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'

interface Refusal {
  code: string
  message: string
  fields?: Record<string, string>
}

const password = 'still waters'

for (const engine of engines) {
  describe(`accounts on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })
    const ann = { email: 'Ann@Example.org', password, fullName: ' Ann Lee ', churchName: ' Grace Chapel ' }

    it('are made by registering, which signs in', async () => {
      const visitor = test.visitor()
      const answer = await visitor.post('/api/register', ann)
      assert.equal(answer.statusCode, 201)
      const { id, ...rest } = answer.json<User>()
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      assert.deepEqual(rest, {
        email: 'Ann@Example.org',
        fullName: 'Ann Lee',
        churchName: 'Grace Chapel',
        followsReadings: true,
      })
      const user = await visitor.get('/api/user')
      assert.equal(user.statusCode, 200)
      assert.deepEqual(user.json(), { id, ...rest })
    })

    it('exist once for an e-mail address, whatever its case', async () => {
      for (const email of ['ann@example.org', 'ANN@EXAMPLE.ORG', ' Ann@example.org ']) {
        const visitor = test.visitor()
        const answer = await visitor.post('/api/register', { ...ann, email })
        assert.equal(answer.statusCode, 400)
        const { code, message, fields } = answer.json<Refusal>()
        assert.equal(code, 'already_exists')
        assert.equal(message, 'Username or email already exists')
        assert.deepEqual(fields, { email: 'Username or email already exists' })
        assert.equal(visitor.cookies.size, 0)
      }
    })

    it('exist once, however many register at the same moment', async () => {
      const twin = { ...ann, email: 'twin@example.org' }
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => test.visitor().post('/api/register', twin)),
      )
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 400, 400, 400])
      const rows = await test.database.db
        .selectFrom('users')
        .select('id')
        .where('emailKey', '=', 'twin@example.org')
        .execute()
      assert.equal(rows.length, 1)
    })

    it('are entered with the e-mail address in any case, under either name', async () => {
      for (const name of [{ email: 'ann@EXAMPLE.org' }, { username: ' ANN@example.org' }]) {
        const visitor = test.visitor()
        const answer = await visitor.post('/api/login', { ...name, password })
        assert.equal(answer.statusCode, 200)
        assert.equal(answer.json<User>().fullName, 'Ann Lee')
        assert.equal((await visitor.get('/api/user')).statusCode, 200)
      }
    })

    it('stay closed to a wrong password and to unknown names, in the same words', async () => {
      for (const email of ['ann@example.org', 'unknown@example.org']) {
        const visitor = test.visitor()
        const answer = await visitor.post('/api/login', { email, password: 'wrong password' })
        assert.equal(answer.statusCode, 401)
        const { code, message } = answer.json<Refusal>()
        assert.deepEqual([code, message], ['invalid_credentials', 'Invalid username or password'])
        assert.equal(visitor.cookies.size, 0)
      }
    })

    it('tell what is wrong with a registration, each at its field', async () => {
      const wrong = { email: 'ann', password: '12345', fullName: 'A' }
      const answer = await test.visitor().post('/api/register', wrong)
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<Refusal>().fields, {
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
        fullName: 'Full name is required',
      })
    })

    it('tell what is wrong with a sign-in, each at its field', async () => {
      const answer = await test.visitor().post('/api/login', { email: 'ann', password: '12345' })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<Refusal>().fields, {
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
      })
    })

    it('take no church, null and a blank one as none', async () => {
      for (const [n, church] of [
        {},
        { churchName: null },
        { churchName: '' },
        { churchName: '  ' },
      ].entries()) {
        const who = { email: `none${n}@example.org`, password, fullName: 'Bo Ray', ...church }
        const answer = await test.visitor().post('/api/register', who)
        assert.equal(answer.json<User>().churchName, null, JSON.stringify(church))
      }
    })

    it('change their name and church', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.patch('/api/user', { fullName: ' Bo Ray ', churchName: 'Hope' })
      assert.equal(answer.statusCode, 200)
      const expected = {
        id: pastor.userId,
        email: pastor.email,
        fullName: 'Bo Ray',
        churchName: 'Hope',
        followsReadings: true,
      }
      assert.deepEqual(answer.json(), expected)
      assert.deepEqual((await pastor.get('/api/user')).json(), expected)
      await pastor.patch('/api/user', { fullName: 'Bo Ray', churchName: '' })
      assert.equal((await pastor.get('/api/user')).json<User>().churchName, null)
    })

    it('keep their name when the new one is too short', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.patch('/api/user', { fullName: ' A ', churchName: 'Hope' })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<Refusal>().fields, {
        fullName: 'Full name must be at least 2 characters.',
      })
      assert.equal((await pastor.get('/api/user')).json<User>().churchName, null)
    })

    it('are left by signing out, which may be done again', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/logout')
      assert.deepEqual([answer.statusCode, answer.body], [204, ''])
      const user = await pastor.get('/api/user')
      assert.equal(user.statusCode, 401)
      assert.equal(user.json<Refusal>().code, 'not_signed_in')
      assert.equal((await pastor.post('/api/logout')).statusCode, 204)
    })

    it('know a password again however its accents were typed', async () => {
      const who = { email: 'cafe@example.org', fullName: 'Cy Day', password: 'caf\u00e9 cr\u00e8me' }
      await test.visitor().post('/api/register', who)
      const typed = { email: who.email, password: 'cafe\u0301 cre\u0300me' }
      assert.equal((await test.visitor().post('/api/login', typed)).statusCode, 200)
    })

    it('never hold, and never answer, a password or a token in the clear', async () => {
      const visitor = test.visitor()
      const secret = 'canary of a password'
      const who = { email: 'canary@example.org', password: secret, fullName: 'Di Fox' }
      const answers = [
        await visitor.post('/api/register', who),
        await visitor.get('/api/user'),
        await visitor.post('/api/login', { email: who.email, password: secret }),
        await visitor.post('/api/login', { email: who.email, password: `${secret} wrong` }),
        await visitor.patch('/api/user', { fullName: 'Di Fox', password: secret }),
      ]
      const rows = await everyRow(test.database.db)
      assert.ok(rows.includes('canary@example.org'))
      for (const text of [...answers.map(({ body }) => body), rows])
        assert.ok(!text.includes('canary of a'), text)
      assert.equal(visitor.cookies.size, 2)
      for (const token of visitor.cookies.values()) {
        assert.equal(Buffer.from(token, 'base64url').length, 32)
        assert.ok(!rows.includes(token))
      }
    })
  })
}
