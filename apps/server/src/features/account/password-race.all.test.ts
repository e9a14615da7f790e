/** Once it is answered that the password has changed, no ended session reads or writes anything. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { hashing } from '#testing/hashing.ts'
import { setPassword } from '#features/auth/index.ts'

const rounds = 200
const old = 'still waters'

/** The same pastor in another browser. */
async function signIn(test: TestApp, email: string, password: string): Promise<Visitor> {
  const visitor = test.visitor()
  const answer = await visitor.post('/api/login', { email, password })
  assert.equal(answer.statusCode, 200, answer.body)
  return visitor
}

const isSuccess = ({ statusCode }: LightMyRequestResponse) => statusCode < 300

for (const engine of engines) {
  describe(`a password change on ${engine}`, () => {
    it(`ends other sessions for requests on their way too (${rounds} times)`, async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const tooLate: string[] = []
      let currentPassword = old
      let onTheirWay = 0

      for (let round = 0; round < rounds; round += 1) {
        const other = await signIn(test, pastor.email, currentPassword)
        const password = `green pastures ${round}`
        const written: string[] = []
        let answered = false
        const change = pastor.post('/api/password', { currentPassword, password }).finally(() => {
          answered = true
        })
        /** One request after the other, up to the one that was on its way when the change was answered. */
        const keepSending = async (send: (title: string) => Promise<LightMyRequestResponse>) => {
          for (let n = 0; !answered; n += 1) {
            const title = `${round}, ${n}`
            const answer = await send(title)
            if (answer.statusCode === 201) written.push(title)
            if (answered) onTheirWay += 1
            if (answered && isSuccess(answer)) tooLate.push(`${title}: ${answer.statusCode}`)
          }
        }
        const prayer = { description: 'For the Lees', category: 'congregation' }
        await Promise.all([
          keepSending(() => other.get('/api/prayers')),
          keepSending(() => other.get('/api/user')),
          keepSending((title) => other.post('/api/prayers', { ...prayer, title })),
          keepSending((fullName) => other.patch('/api/user', { fullName, churchName: null })),
        ])
        assert.equal((await change).statusCode, 204)
        currentPassword = password
        // What was refused is not there; removed, because ever longer lists take ever longer.
        const stored = await test.database.db.deleteFrom('prayers').returning('title').execute()
        assert.deepEqual(stored.map(({ title }) => title).sort(), written.sort())
      }
      assert.deepEqual(tooLate, [])
      assert.ok(onTheirWay >= rounds, `only ${onTheirWay} requests were on their way`)
    })

    const asking: [path: string, body: object][] = [
      ['/api/email', { email: 'stranger@example.org' }],
      ['/api/recovery-codes', {}],
      ['/api/user/deletion', {}],
      ['/api/vault/deletion', { keyId: '' }],
      ['/api/vault/replaced', {}],
    ]
    for (const [path, body] of asking) {
      it(`comes before ${path} with the old password that is still being checked`, async () => {
        const test = await startApp(engine)
        const pastor = await test.pastor()
        const { db } = test.database
        const user = () => db.selectFrom('users').select(['email', 'deletesAt']).executeTakeFirstOrThrow()
        const before = await user()
        const count = hashing.count
        const checking = Promise.withResolvers<void>()
        hashing.held = checking.promise
        const late = pastor.post(path, { ...body, password: old })
        while (hashing.count === count) await nextTurn()
        await setPassword(db, pastor.userId, 'the hash of another password')
        hashing.held = Promise.resolve()
        checking.resolve()

        const answer = await late
        assert.equal(answer.statusCode, 400, answer.body)
        assert.deepEqual(answer.json<{ fields: object }>().fields, {
          password: 'Your password was changed a moment ago. Please try again.',
        })
        assert.deepEqual(await user(), before)
        assert.deepEqual(await db.selectFrom('recoveryCodes').select('codeHash').execute(), [])
      })
    }

    it('does not wait for itself when two devices sign each other out', async () => {
      const test = await startApp(engine)
      const { email } = await test.pastor()
      for (let round = 0; round < 20; round += 1) {
        const devices = [await signIn(test, email, old), await signIn(test, email, old)]
        const answers = await Promise.all(devices.map((device) => device.delete('/api/sessions')))
        assert.ok(answers.some(isSuccess))
      }
    })
  })
}
