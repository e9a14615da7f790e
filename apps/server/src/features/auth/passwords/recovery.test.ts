/** Ways back into an account whose password is forgotten, and what they must not open. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { MailServer } from '#testing/stand-ins/mail-server.ts'

const password = 'still waters'

async function codesOf(pastor: Visitor): Promise<string[]> {
  const answer = await pastor.post('/api/recovery-codes', { password })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<{ codes: string[] }>().codes
}

const left = async (pastor: Visitor) =>
  (await pastor.get('/api/recovery-codes')).json<{ left: number; madeAt: number | null }>()

const recover = (test: TestApp, email: string, code: string, address?: string) =>
  test.visitor().send('POST', '/api/recovery', { email, code }, {}, address)

async function setPassword(test: TestApp, token: string, next: string) {
  const visitor = test.visitor()
  const answer = await visitor.post('/api/password-reset', { token, password: next })
  assert.equal(answer.statusCode, 200, answer.body)
  return visitor
}

for (const engine of engines) {
  describe(`recovery codes on ${engine}`, () => {
    it('are eight, each opens a new password, however it is typed, and ends the others and all sessions', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      assert.deepEqual(await left(pastor), { left: 0, madeAt: null })
      const codes = await codesOf(pastor)
      assert.equal(new Set(codes).size, 8)
      for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
      assert.deepEqual(await left(pastor), { left: 8, madeAt: test.clock.now })

      const [first = '', second = ''] = codes
      const typed = ` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
      const answer = await recover(test, pastor.email.toUpperCase(), typed)
      assert.equal(answer.statusCode, 200, answer.body)
      const back = await setPassword(test, answer.json<{ token: string }>().token, 'green pastures')
      assert.equal((await pastor.get('/api/user')).statusCode, 401)
      // Whoever found the paper has read the others too.
      assert.deepEqual(await left(back), { left: 0, madeAt: null })
      for (const code of [first, second])
        assert.equal((await recover(test, pastor.email, code)).statusCode, 403)
    })

    it('need the password, replace the earlier ones, and are stored as hashes only', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      assert.equal((await pastor.post('/api/recovery-codes', { password: 'not this' })).statusCode, 400)
      const [old = ''] = await codesOf(pastor)
      const codes = await codesOf(pastor)
      assert.equal((await recover(test, pastor.email, old)).statusCode, 403)
      const stored = await everyRow(test.database.db)
      for (const code of codes) {
        assert.ok(!stored.includes(code) && !stored.includes(code.replaceAll('-', '')))
      }
    })

    it('tell nothing about others: a wrong code, a foreign one and no account answer alike', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const [theirs = ''] = await codesOf(other)
      const answers = [
        await recover(test, pastor.email, 'ABCD-EFGH-JKMN-PQRS'),
        await recover(test, pastor.email, theirs),
        await recover(test, 'nobody@example.org', theirs),
      ]
      const told = answers.map(({ statusCode, body }) => [statusCode, { ...JSON.parse(body), requestId: '' }])
      assert.deepEqual(told[1], told[0])
      assert.deepEqual(told[2], told[0])
      assert.equal((await recover(test, other.email, theirs)).statusCode, 200)
    })

    it('get the owner in whom guessers have locked out (row 40)', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [code = ''] = await codesOf(pastor)
      const guess = () => test.visitor().post('/api/login', { email: pastor.email, password: 'a guess' })
      for (let n = 0; n < 15; n += 1) await guess()
      const right = { email: pastor.email, password }
      assert.equal((await test.visitor().post('/api/login', right)).statusCode, 429)
      const answer = await recover(test, pastor.email, code, '203.0.113.9')
      await setPassword(test, answer.json<{ token: string }>().token, 'green pastures')
      const next = { email: pastor.email, password: 'green pastures' }
      assert.equal((await test.visitor().post('/api/login', next)).statusCode, 200)
    })

    it('cannot be guessed: an address has a hundred free tries', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const statuses: number[] = []
      for (let n = 0; n < 105; n += 1) {
        statuses.push((await recover(test, pastor.email, `ABCD-EFGH-JKMN-${n}`, '203.0.113.9')).statusCode)
      }
      assert.equal(statuses.indexOf(429), 100)
    })

    it('leave no link behind when one is used while the password changes (20 times)', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      let currentPassword = password
      for (let round = 0; round < 20; round += 1) {
        const made = await pastor.post('/api/recovery-codes', { password: currentPassword })
        const [code = ''] = made.json<{ codes: string[] }>().codes
        const change = { currentPassword, password: `green pastures ${round}` }
        const [, changed] = await Promise.all([
          recover(test, pastor.email, code),
          pastor.post('/api/password', change),
        ])
        assert.equal(changed.statusCode, 204)
        currentPassword = change.password
        const links = await test.database.db.selectFrom('oneTimeTokens').select('purpose').execute()
        assert.deepEqual(links, [])
      }
    })

    it('are not used up by an account that is disabled', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [code = ''] = await codesOf(pastor)
      const setDisabled = (disabledAt: number | null) =>
        test.database.db.updateTable('users').set({ disabledAt }).execute()
      await setDisabled(test.clock.now)
      const refused = await recover(test, pastor.email, code)
      assert.deepEqual([refused.statusCode, refused.json<{ code: string }>().code], [403, 'account_disabled'])
      await setDisabled(null)
      assert.equal((await recover(test, pastor.email, code)).statusCode, 200)
    })

    it('are used once when two ask at the same time', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [code = ''] = await codesOf(pastor)
      const both = await Promise.all([1, 2].map(() => recover(test, pastor.email, code)))
      assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 403])
    })
  })

  describe(`a reset link by e-mail on ${engine}`, () => {
    const forgot = (test: TestApp, email: string) => test.visitor().post('/api/forgot-password', { email })

    async function withMail() {
      const mailServer = await MailServer.start()
      const test = await startApp(engine, { mail: mailServer.mail, publicUrl: 'https://stillwater.test' })
      return { mailServer, test }
    }

    it('sets a new password once, within 30 minutes', async () => {
      const { mailServer, test } = await withMail()
      const pastor = await test.pastor()
      assert.equal((await forgot(test, pastor.email)).statusCode, 204)
      const { text } = await mailServer.firstTo(pastor.email)
      const [, token = ''] = /https:\/\/stillwater\.test\/reset-password#token=(\S+)/.exec(text) ?? []
      assert.match(text, /^Subject: Reset your Stillwater password/m)
      await setPassword(test, token, 'green pastures')
      const again = await test.visitor().post('/api/password-reset', { token, password: 'green pastures' })
      assert.equal(again.statusCode, 403)
    })

    it('expires', async () => {
      const { mailServer, test } = await withMail()
      const pastor = await test.pastor()
      await forgot(test, pastor.email)
      const { text } = await mailServer.firstTo(pastor.email)
      const [, token = ''] = /#token=(\S+)/.exec(text) ?? []
      test.clock.advance(30 * 60_000 + 1)
      const late = await test.visitor().post('/api/password-reset', { token, password: 'green pastures' })
      assert.equal(late.statusCode, 403)
    })

    it('is answered alike where there is no account, and nobody is written to', async () => {
      const { mailServer, test } = await withMail()
      const pastor = await test.pastor()
      const [known, unknown] = [await forgot(test, pastor.email), await forgot(test, 'nobody@example.org')]
      assert.deepEqual([unknown.statusCode, unknown.body], [known.statusCode, known.body])
      await mailServer.firstTo(pastor.email)
      assert.deepEqual(
        mailServer.received.flatMap(({ to }) => to),
        [pastor.email],
      )
    })

    it('fills nobody’s mailbox', async () => {
      const { test } = await withMail()
      const pastor = await test.pastor()
      const statuses: number[] = []
      for (let n = 0; n < 6; n += 1) statuses.push((await forgot(test, pastor.email)).statusCode)
      assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429])
    })

    it('is not offered without a mail server', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const answer = await forgot(test, pastor.email)
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [501, 'not_set_up'])
    })

    it('leaves sign-in working while the mail server is down', async () => {
      const { mailServer, test } = await withMail()
      const pastor = await test.pastor()
      await mailServer.stop()
      assert.equal((await forgot(test, pastor.email)).statusCode, 204)
      const signedIn = await test.visitor().post('/api/login', { email: pastor.email, password })
      assert.equal(signedIn.statusCode, 200)
    })
  })

  describe(`a new device on ${engine}`, () => {
    it('is told by e-mail; one that is known is not', async () => {
      const mailServer = await MailServer.start()
      const test = await startApp(engine, { mail: mailServer.mail, publicUrl: 'https://stillwater.test' })
      const pastor = await test.pastor()
      const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/149.0.0.0 Safari/537.36' }
      // The browser in which they registered is known, and a new account is no news.
      await pastor.post('/api/login', { email: pastor.email, password }, agent)
      await test.visitor().post('/api/login', { email: pastor.email, password }, agent)
      const { text } = await mailServer.firstTo(pastor.email)
      assert.match(text, /Chrome on Windows signed in to your Stillwater account from 127\.0\.0\.1\./)
      assert.match(text, /https:\/\/stillwater\.test\/settings/)
      assert.equal(mailServer.received.length, 1)
    })
  })
}
