/** Row 8 of docs/reliability.md: an answer tells nobody who has an account. Counted, not timed. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hashing } from '#testing/hashing.ts'
import { startApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

for (const engine of engines) {
  describe(`an unknown name on ${engine}`, () => {
    it('costs the same work and gets the same answer as a wrong password', async () => {
      const test = await startApp(engine)
      const { email } = await test.pastor()
      const ask = async (name: string) => {
        const before = hashing.count
        const { statusCode, headers, body } = await test
          .visitor()
          .post('/api/login', { email: name, password: 'wrong guess' })
        const { requestId: _, ...rest } = JSON.parse(body) as Record<string, unknown>
        return { hashed: hashing.count - before, statusCode, headers: Object.keys(headers), rest }
      }
      const known = await ask(email)
      assert.equal(known.hashed, 1)
      assert.deepEqual(await ask('nobody@example.org'), known)
      assert.deepEqual(known.rest, { code: 'invalid_credentials', message: 'Invalid username or password' })
    })

    it('waits as long as a known one after many tries', async () => {
      const test = await startApp(engine)
      const { email } = await test.pastor()
      const statuses = async (name: string) => {
        const found = []
        for (let n = 0; n < 12; n += 1) {
          const answer = await test.visitor().post('/api/login', { email: name, password: 'wrong guess' })
          found.push([answer.statusCode, answer.headers['retry-after']])
        }
        return found
      }
      assert.deepEqual(await statuses('nobody@example.org'), await statuses(email))
    })
  })
}
