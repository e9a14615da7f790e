/** Who may make an account is the operator's to say. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { issueToken } from './passwords/one-time-tokens.ts'

const day = 86_400_000
const who = (email: string) => ({ email, password: 'still waters', fullName: 'Ann Lee' })

for (const engine of engines) {
  describe(`registration on ${engine}`, () => {
    it('can be closed, and says whom to ask', async () => {
      const test = await startApp(engine, { registration: 'closed' })
      const answer = await test.visitor().post('/api/register', who('ann@example.org'))
      assert.equal(answer.statusCode, 403)
      const { code, message } = answer.json<{ code: string; message: string }>()
      assert.equal(code, 'registration_closed')
      assert.equal(
        message,
        'Registration is closed. Ask the person who runs Stillwater for your church for an account.',
      )
      assert.doesNotMatch(await everyRow(test.database.db), /ann@example/)
    })

    describe('by invitation', () => {
      let test: TestApp
      before(async () => {
        test = await startApp(engine, { registration: 'invite' })
      })
      const invite = () => issueToken(test.database.db, 'invite', null, test.clock.now)
      const register = (email: string, token?: string) =>
        test.visitor().post('/api/register', { ...who(email), ...(token !== undefined && { invite: token }) })

      it('takes a link once', async () => {
        const token = await invite()
        assert.equal((await register('bo@example.org', token)).statusCode, 201)
        const again = await register('cy@example.org', token)
        assert.equal(again.statusCode, 403)
        assert.match(
          again.json<{ message: string }>().message,
          /^This invitation has expired or was already used\./,
        )
      })

      it('takes a link once, however many use it at the same moment', async () => {
        const token = await invite()
        const answers = await Promise.all([1, 2, 3, 4].map((n) => register(`twin${n}@example.org`, token)))
        assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 403, 403, 403])
      })

      it('keeps the link when the e-mail is taken', async () => {
        const token = await invite()
        assert.equal((await register('bo@example.org', token)).statusCode, 400)
        assert.equal((await register('di@example.org', token)).statusCode, 201)
      })

      it('refuses whoever has none, a made-up one, an old one and one for something else', async () => {
        const old = await invite()
        test.clock.advance(7 * day)
        const reset = await issueToken(test.database.db, 'password-reset', null, test.clock.now)
        for (const token of [old, reset, 'made-up', '']) {
          const answer = await register('eve@example.org', token)
          assert.equal(answer.json<{ code: string }>().code, 'invalid_link', token)
        }
        const none = await register('eve@example.org')
        assert.equal(none.statusCode, 403)
        assert.match(none.json<{ message: string }>().message, /^You need an invitation to register\./)
        // Nor does it tell who has an account.
        assert.equal((await register('bo@example.org')).statusCode, 403)
      })

      it('stores no link in the clear', async () => {
        assert.ok(!(await everyRow(test.database.db)).includes(await invite()))
      })
    })
  })
}
