/** Row 92 of the reliability list: access that ends on one server has ended with the next request on every other. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { connect } from '#core/database/connect.ts'
import { startApp, type TestApp } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines } from '#testing/database.ts'
import { Sessions } from './sessions.ts'

const password = 'still waters'
const rounds = 5

/** What ends the access of the other browser of a user. */
const ends: Record<string, (here: Owner, test: TestApp) => Promise<unknown>> = {
  'its password is changed': async ({ pastor }) => {
    await pastor.post('/api/password', { currentPassword: password, password: 'green pastures' })
  },
  'its device is signed out': async ({ pastor, device }) => pastor.delete(`/api/sessions/${device}`),
  'all other devices are signed out': async ({ pastor }) => pastor.delete('/api/sessions'),
  'its account is to be deleted': async ({ pastor }) => pastor.post('/api/user/deletion', { password }),
  // Sessions alone: one may be opened by a sign-in that was let in just before.
  'its account is disabled': async ({ pastor }, { database: { db }, clock }) =>
    db.updateTable('users').set({ disabledAt: clock.now }).where('id', '=', pastor.userId).execute(),
}

interface Owner {
  readonly pastor: Awaited<ReturnType<TestApp['pastor']>>
  readonly device: string
}

for (const engine of engines) {
  describe(`on another server with the same database, on ${engine}`, () => {
    let one: TestApp
    let two: TestApp
    before(async () => {
      one = await startApp(engine)
      const database = await connect(one.database.location)
      atEnd(() => database.close())
      two = await startApp(engine, { database })
    })

    for (const [what, end] of Object.entries(ends)) {
      it(`a browser is out as soon as ${what} (${rounds} times)`, async () => {
        for (let round = 0; round < rounds; round += 1) {
          const pastor = await one.pastor()
          const browser = two.visitor()
          await browser.post('/api/login', { email: pastor.email, password })
          const devices = (await browser.get('/api/sessions')).json<{ id: string; isCurrent: boolean }[]>()
          const device = devices.find(({ isCurrent }) => isCurrent)?.id ?? ''
          const status = async () => (await browser.get('/api/prayers')).statusCode
          assert.equal(await status(), 200)
          await end({ pastor, device }, one)
          assert.equal(await status(), 401, `round ${round}`)
        }
      })
    }

    it('an account that may not be used has no session, whoever opened one', async () => {
      const pastor = await one.pastor()
      const { db } = one.database
      const sessions = new Sessions(two.database, two.clock.read)
      for (const column of ['disabledAt', 'deletesAt'] as const) {
        const set = (value: number | null) =>
          db
            .updateTable('users')
            .set({ [column]: value })
            .where('id', '=', pastor.userId)
            .execute()
        await set(one.clock.now)
        // By a sign-in that had looked at the account before.
        const token = await sessions.open(pastor.userId, { name: 'Firefox', address: null })
        assert.equal(await sessions.find(token), undefined)
        await set(null)
      }
    })
  })
}
