/** Passkeys: what opens an account, and everything that must not. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mostPasskeys } from '@stillwater/contract/account/passkey-schemas'
import type { AppOptions } from '#app'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { Authenticator } from '#testing/authenticator.ts'
import { engines } from '#testing/database.ts'
import { MailServer } from '#testing/stand-ins/mail-server.ts'

const password = 'still waters'
const publicUrl = 'http://stillwater.test'
const minute = 60_000

type Behavior = Parameters<Authenticator['create']>[1]
interface CreationOptions {
  readonly challenge: string
  readonly user: { readonly id: string }
  readonly excludeCredentials: { readonly id: string }[]
}
interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}
interface Refusal {
  readonly code: string
  readonly message: string
}

async function optionsFor(pastor: Visitor): Promise<CreationOptions> {
  const answer = await pastor.post('/api/passkeys/options', { password })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<CreationOptions>()
}

const add = async (pastor: Visitor, authenticator: Authenticator, behavior?: Behavior) =>
  pastor.post('/api/passkeys', {
    credential: authenticator.create(await optionsFor(pastor), behavior),
  })

async function added(pastor: Visitor, behavior?: Behavior): Promise<Authenticator> {
  const authenticator = new Authenticator(publicUrl)
  const answer = await add(pastor, authenticator, behavior)
  assert.equal(answer.statusCode, 201, answer.body)
  return authenticator
}

const list = async (pastor: Visitor) => (await pastor.get('/api/passkeys')).json<Passkey[]>()

async function proofOf(visitor: Visitor, authenticator: Authenticator, behavior?: Behavior) {
  const options = await visitor.post('/api/login/passkey/options')
  assert.equal(options.statusCode, 200, options.body)
  return { credential: authenticator.get(options.json<CreationOptions>(), behavior) }
}

const signIn = async (visitor: Visitor, authenticator: Authenticator, behavior?: Behavior) =>
  visitor.post('/api/login/passkey', await proofOf(visitor, authenticator, behavior))

const refusalOf = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) => {
  const { code, message } = JSON.parse(body) as Refusal
  return [statusCode, code, message]
}
const refused = [
  401,
  'invalid_credentials',
  'That passkey didn’t work. Please try again, or sign in with your password.',
]

for (const engine of engines) {
  const start = (options: Partial<AppOptions> = {}): Promise<TestApp> =>
    startApp(engine, { publicUrl, ...options })

  describe(`adding a passkey on ${engine}`, () => {
    it('needs the password, and names the passkey after the device', async () => {
      const test = await start()
      const pastor = await test.pastor()
      assert.deepEqual(await list(pastor), [])
      const wrong = await pastor.post('/api/passkeys/options', { password: 'not this' })
      assert.deepEqual(
        [wrong.statusCode, wrong.json<{ fields: object }>().fields],
        [400, { password: 'That is not your password. Please try again.' }],
      )
      const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/149.0.0.0 Safari/537.36' }
      const credential = new Authenticator(publicUrl).create(await optionsFor(pastor))
      const answer = await pastor.post('/api/passkeys', { credential }, agent)
      assert.equal(answer.statusCode, 201, answer.body)
      const [passkey] = await list(pastor)
      assert.deepEqual(answer.json(), passkey)
      assert.deepEqual(
        { ...passkey, id: '' },
        { id: '', name: 'Chrome on Windows', createdAt: test.clock.now, lastUsedAt: null },
      )
    })

    it('asks for one that is found without a name and that checks who is there', async () => {
      const test = await start()
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/passkeys/options', { password })
      const { rp, user, authenticatorSelection, attestation } = answer.json<Record<string, unknown>>()
      assert.deepEqual(
        { rp, user, authenticatorSelection, attestation },
        {
          rp: { id: 'stillwater.test', name: 'Stillwater' },
          user: {
            id: Buffer.from(pastor.userId).toString('base64url'),
            name: pastor.email,
            displayName: 'Test 1',
          },
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      )
    })

    it('refuses a duplicate, of the same user and of another', async () => {
      const test = await start()
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const authenticator = await added(pastor)
      const { excludeCredentials } = await optionsFor(pastor)
      assert.deepEqual(
        excludeCredentials.map(({ id }) => id),
        [authenticator.id.toString('base64url')],
      )
      for (const who of [pastor, other]) {
        const again = await add(who, authenticator)
        assert.deepEqual(refusalOf(again).slice(0, 2), [400, 'already_exists'])
      }
      assert.equal((await list(pastor)).length, 1)
      assert.equal((await list(other)).length, 0)
    })

    it('refuses one that was made elsewhere, by nobody in particular, or for another challenge', async () => {
      const test = await start()
      const pastor = await test.pastor()
      const wrong: Behavior[] = [
        { origin: 'https://evil.example' },
        { isVerified: false },
        { challenge: 'bm90IG91cnM' },
      ]
      for (const behavior of wrong) {
        const answer = await add(pastor, new Authenticator(publicUrl), behavior)
        assert.deepEqual(refusalOf(answer).slice(0, 2), [403, 'invalid_link'], JSON.stringify(behavior))
      }
      const foreign = await add(pastor, new Authenticator('http://evil.example'), { origin: publicUrl })
      assert.equal(foreign.statusCode, 403)
      assert.deepEqual(await list(pastor), [])
    })

    it('takes a challenge once, from the user it was made for, within five minutes', async () => {
      const test = await start()
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const options = await optionsFor(pastor)
      const send = (who: Visitor, to: CreationOptions) =>
        who.post('/api/passkeys', { credential: new Authenticator(publicUrl).create(to) })
      assert.equal((await send(pastor, options)).statusCode, 201)
      assert.equal((await send(pastor, options)).statusCode, 403)
      assert.equal((await send(other, await optionsFor(pastor))).statusCode, 403)
      const late = await optionsFor(pastor)
      test.clock.advance(5 * minute)
      assert.equal((await send(pastor, late)).statusCode, 403)
      const signInOptions = await pastor.post('/api/login/passkey/options')
      assert.equal((await send(pastor, signInOptions.json())).statusCode, 403)
    })

    it('ends at twenty, also when two are added at once', async () => {
      const test = await start()
      const pastor = await test.pastor()
      for (let n = 1; n < mostPasskeys; n += 1) await added(pastor)
      const both = [await optionsFor(pastor), await optionsFor(pastor)]
      const answers = await Promise.all(
        both.map((options) =>
          pastor.post('/api/passkeys', { credential: new Authenticator(publicUrl).create(options) }),
        ),
      )
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 403])
      const full = await pastor.post('/api/passkeys/options', { password })
      assert.deepEqual(refusalOf(full), [
        403,
        'quota_exceeded',
        'You have 20 passkeys, and that’s the limit. Remove one to add another.',
      ])
    })

    it('is told by e-mail', async () => {
      const mailServer = await MailServer.start()
      const test = await start({ mail: mailServer.mail })
      const pastor = await test.pastor()
      await added(pastor)
      const { text } = await mailServer.firstTo(pastor.email)
      assert.match(text, /^Subject: New passkey for Stillwater/m)
      assert.match(text, /remove the passkey and change your password: http:\/\/stillwater\.test\/settings/)
    })
  })

  describe(`a list of passkeys on ${engine}`, () => {
    it('is renamed and emptied by its owner alone', async () => {
      const test = await start()
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const authenticator = await added(pastor)
      const [passkey] = await list(pastor)
      const url = `/api/passkeys/${passkey?.id}`
      assert.equal((await other.patch(url, { name: 'Mine now' })).statusCode, 404)
      assert.equal((await other.delete(url)).statusCode, 404)
      assert.deepEqual(await list(pastor), [passkey])

      for (const name of ['', '   ', 'x'.repeat(61)]) {
        assert.equal((await pastor.patch(url, { name })).statusCode, 400, name)
      }
      const renamed = await pastor.patch(url, { name: ` ${'x'.repeat(60)} ` })
      assert.deepEqual(renamed.json(), { ...passkey, name: 'x'.repeat(60) })
      assert.equal((await pastor.delete(url)).statusCode, 204)
      assert.deepEqual(await list(pastor), [])
      assert.deepEqual(refusalOf(await signIn(test.visitor(), authenticator)), refused)
      const byPassword = await test.visitor().post('/api/login', { email: pastor.email, password })
      assert.equal(byPassword.statusCode, 200)
    })

    it('outlives a changed password', async () => {
      const test = await start()
      const pastor = await test.pastor()
      const authenticator = await added(pastor)
      await pastor.post('/api/password', { currentPassword: password, password: 'green pastures' })
      assert.equal((await signIn(test.visitor(), authenticator)).statusCode, 200)
    })
  })

  describe(`signing in with a passkey on ${engine}`, () => {
    it('needs neither e-mail nor password, and opens a session like any other', async () => {
      const test = await start()
      const pastor = await test.pastor()
      const authenticator = await added(pastor)
      test.clock.advance(minute)
      const visitor = test.visitor()
      const answer = await signIn(visitor, authenticator)
      assert.deepEqual(
        [answer.statusCode, answer.json<{ email: string }>().email],
        [200, pastor.email],
        answer.body,
      )
      assert.equal((await visitor.get('/api/user')).json<{ id: string }>().id, pastor.userId)
      assert.equal((await visitor.get('/api/sessions')).json<unknown[]>().length, 2)
      assert.equal((await list(pastor))[0]?.lastUsedAt, test.clock.now)
    })

    it('tells of a browser that was never seen before, and of a known one not', async () => {
      const mailServer = await MailServer.start()
      const test = await start({ mail: mailServer.mail })
      const pastor = await test.pastor()
      const authenticator = await added(pastor)
      await signIn(pastor, authenticator)
      await mailServer.firstTo(pastor.email)
      const visitor = test.visitor()
      await signIn(visitor, authenticator)
      const subjects = () => mailServer.received.map(({ text }) => /^Subject: (.*?)\r?$/m.exec(text)?.[1])
      while (mailServer.received.length < 2) await mailServer.next()
      assert.deepEqual(subjects(), ['New passkey for Stillwater', 'New sign-in to Stillwater'])
    })

    it('is refused in the same words, whatever is wrong', async () => {
      const test = await start()
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const [authenticator, theirs] = [await added(pastor), await added(other)]
      const visitor = test.visitor()
      const wrong: [what: string, answer: Promise<Awaited<ReturnType<typeof signIn>>>][] = [
        ['an unknown passkey', signIn(visitor, new Authenticator(publicUrl))],
        ['a user who was not verified', signIn(visitor, authenticator, { isVerified: false })],
        ['another origin', signIn(visitor, authenticator, { origin: 'https://evil.example' })],
        ['another challenge', signIn(visitor, authenticator, { challenge: 'bm90IG91cnM' })],
        ['no challenge', visitor.post('/api/login/passkey', withoutChallenge(authenticator))],
        ['the signature of another', forged(visitor, authenticator, theirs)],
      ]
      for (const [what, answer] of wrong) assert.deepEqual(refusalOf(await answer), refused, what)
      assert.equal((await visitor.get('/api/user')).statusCode, 401)
      assert.equal((await signIn(visitor, authenticator)).statusCode, 200)
    })

    it('takes a challenge once, also when the first try failed, and within five minutes', async () => {
      const test = await start()
      const pastor = await test.pastor()
      const authenticator = await added(pastor)
      const visitor = test.visitor()
      const proof = await proofOf(visitor, authenticator)
      assert.equal((await visitor.post('/api/login/passkey', proof)).statusCode, 200)
      assert.deepEqual(refusalOf(await test.visitor().post('/api/login/passkey', proof)), refused)

      const options = (await visitor.post('/api/login/passkey/options')).json<CreationOptions>()
      const tryWith = (isVerified: boolean) =>
        visitor.post('/api/login/passkey', { credential: authenticator.get(options, { isVerified }) })
      assert.equal((await tryWith(false)).statusCode, 401)
      assert.equal((await tryWith(true)).statusCode, 401)

      const late = await proofOf(visitor, authenticator)
      test.clock.advance(5 * minute)
      assert.deepEqual(refusalOf(await visitor.post('/api/login/passkey', late)), refused)
      const forAdding = { credential: authenticator.get(await optionsFor(pastor)) }
      assert.deepEqual(refusalOf(await visitor.post('/api/login/passkey', forAdding)), refused)
    })

    it('refuses a copy, whose counter does not grow, and logs it without secrets', async () => {
      const lines: string[] = []
      const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
      const test = await start({ logger })
      const pastor = await test.pastor()
      const authenticator = await added(pastor, { counter: 3 })
      const statuses = []
      for (const counter of [4, 9, 9, 8, 0, 10]) {
        statuses.push((await signIn(test.visitor(), authenticator, { counter })).statusCode)
      }
      assert.deepEqual(statuses, [200, 200, 401, 401, 401, 200])
      const told = lines.map((line) => JSON.parse(line) as Record<string, string>)
      const failed = told.filter(({ msg }) => msg === 'passkey sign-in failed')
      assert.deepEqual(
        failed.map(({ reason }) => reason),
        ['counter', 'counter', 'counter'],
      )
      for (const secret of [authenticator.id.toString('base64url'), pastor.email, '127.0.0.1']) {
        assert.ok(!lines.join('').includes(secret), secret)
      }
    })

    it('lets one of two in that have the same counter', async () => {
      const test = await start()
      const authenticator = await added(await test.pastor(), { counter: 1 })
      const visitors = [test.visitor(), test.visitor()]
      const proofs = await Promise.all(
        visitors.map((visitor) => proofOf(visitor, authenticator, { counter: 2 })),
      )
      const answers = await Promise.all(
        visitors.map((visitor, n) => visitor.post('/api/login/passkey', proofs[n])),
      )
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 401])
    })

    it('is refused for a disabled account, and keeps one that was about to be deleted', async () => {
      const test = await start()
      const pastor = await test.pastor()
      const authenticator = await added(pastor)
      await pastor.post('/api/user/deletion', { password })
      const back = await signIn(test.visitor(), authenticator)
      assert.deepEqual([back.statusCode, back.json<{ restored?: boolean }>().restored], [200, true])

      const { db } = test.database
      await db.updateTable('users').set({ disabledAt: 1 }).where('id', '=', pastor.userId).execute()
      const visitor = test.visitor()
      const answer = await signIn(visitor, authenticator)
      assert.deepEqual(refusalOf(answer).slice(0, 2), [403, 'account_disabled'])
      assert.equal((await visitor.get('/api/user')).statusCode, 401)
    })

    it('is slowed down by network, and works for an owner whom guessers lock out', async () => {
      const test = await start()
      const pastor = await test.pastor()
      const authenticator = await added(pastor)
      for (let n = 0; n < 15; n += 1) {
        await test.visitor().post('/api/login', { email: pastor.email, password: 'a guess' })
      }
      const byPassword = await test.visitor().post('/api/login', { email: pastor.email, password })
      assert.equal(byPassword.statusCode, 429)
      assert.equal((await signIn(test.visitor(), authenticator)).statusCode, 200)

      const stranger = withoutChallenge(new Authenticator(publicUrl))
      const statuses: number[] = []
      for (let n = 0; n < 105; n += 1) {
        const answer = await test.visitor().send('POST', '/api/login/passkey', stranger, {}, '203.0.113.9')
        statuses.push(answer.statusCode)
      }
      assert.equal(statuses.indexOf(429), 100)
    })

    it('costs a network nothing when it succeeds', async () => {
      const test = await start()
      const authenticator = await added(await test.pastor())
      for (let n = 0; n < 105; n += 1) {
        assert.equal((await signIn(test.visitor(), authenticator)).statusCode, 200)
      }
    })
  })

  describe(`where passkeys work on ${engine}`, () => {
    const ask = async (options: Partial<AppOptions>, address: string) => {
      const test = await startApp(engine, options)
      const headers = { host: new URL(address).host, origin: address }
      return test.visitor().post('/api/login/passkey/options', undefined, headers)
    }

    it('is PUBLIC_URL, and elsewhere the answer names it', async () => {
      const set = { publicUrl: 'https://stillwater.example.org' }
      const right = await ask(set, 'https://stillwater.example.org')
      assert.equal(right.json<{ rpId: string }>().rpId, 'stillwater.example.org')
      for (const address of ['http://stillwater.example.org', 'http://localhost:3000']) {
        assert.deepEqual(refusalOf(await ask(set, address)), [
          403,
          'wrong_origin',
          'Passkeys work only at https://stillwater.example.org. Please open Stillwater there.',
        ])
      }
    })

    it('is this machine’s own name where PUBLIC_URL is not set, and nowhere else', async () => {
      const local = await ask({}, 'http://localhost:3000')
      assert.equal(local.json<{ rpId: string }>().rpId, 'localhost')
      for (const address of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
        assert.deepEqual(refusalOf(await ask({}, address)), [
          403,
          'wrong_origin',
          'Passkeys work only at http://localhost:3000. Please open Stillwater there.',
        ])
      }
      assert.deepEqual(refusalOf(await ask({}, 'https://stillwater.example.org')), [
        501,
        'not_set_up',
        'Passkeys aren’t set up here. Ask the person who runs Stillwater for your church to set PUBLIC_URL.',
      ])
    })
  })
}

const withoutChallenge = (authenticator: Authenticator) => ({
  credential: authenticator.get({ challenge: '' }),
})

/** The proof of one passkey, signed by another. */
async function forged(visitor: Visitor, authenticator: Authenticator, signer: Authenticator) {
  const { credential } = await proofOf(visitor, authenticator)
  const options = { challenge: challengeIn(credential.response.clientDataJSON) }
  const { signature } = signer.get(options).response
  return visitor.post('/api/login/passkey', {
    credential: { ...credential, response: { ...credential.response, signature } },
  })
}

const challengeIn = (clientDataJSON: string) =>
  (JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: string }).challenge
