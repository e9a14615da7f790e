import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { issueToken } from './passwords/one-time-tokens.ts'

for (const engine of engines) {
  describe(`the log on ${engine}`, () => {
    it('tells of failed sign-ins and resets, and names neither person, password nor link', async () => {
      const lines: string[] = []
      const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
      const test = await startApp(engine, { logger })
      const owner = await test.pastor()
      const login = (email: string) =>
        test.visitor().post('/api/login', { email, password: 'canary of a password' })
      await login(owner.email)
      await login(owner.email.toUpperCase())
      await login('nobody@example.org')
      const token = await issueToken(test.database.db, 'password-reset', owner.userId, test.clock.now)
      await test.visitor().post('/api/password-reset', { token, password: 'canary of a password' })

      const told = lines.map((line) => JSON.parse(line) as Record<string, string>)
      assert.deepEqual(
        told.map(({ msg }) => msg),
        ['sign-in failed', 'sign-in failed', 'sign-in failed', 'password reset'],
      )
      const [one, same, other] = told.map(({ account }) => account)
      assert.equal(one, same)
      assert.notEqual(one, other)
      for (const { reqId } of told) assert.ok(reqId)
      for (const secret of [/canary/, /example\.org/i, /127\.0\.0\.1/, new RegExp(token)]) {
        assert.doesNotMatch(lines.join(''), secret)
      }
    })
  })
}
