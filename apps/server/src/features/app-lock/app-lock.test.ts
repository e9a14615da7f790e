/** The server's half of the way back to a locked device. Who may read it is tested for every call in matrix.test.ts. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { mostDeviceKeys } from './store.ts'

const keyOf = (letter: string) => letter.repeat(43)
const add = async (pastor: Visitor, letter: string) =>
  (await pastor.post('/api/device-keys', { key: keyOf(letter) })).json<{ id: string }>().id

for (const engine of engines) {
  describe(`device keys on ${engine}`, () => {
    it('are handed back to their owner until they are removed', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [phone, laptop] = [await add(pastor, 'p'), await add(pastor, 'l')]
      assert.deepEqual((await pastor.get(`/api/device-keys/${phone}`)).json(), { key: keyOf('p') })
      assert.equal((await pastor.send('DELETE', `/api/device-keys/${phone}`)).statusCode, 204)
      assert.equal((await pastor.get(`/api/device-keys/${phone}`)).statusCode, 404)
      assert.equal((await pastor.send('DELETE', `/api/device-keys/${phone}`)).statusCode, 404)
      assert.deepEqual((await pastor.get(`/api/device-keys/${laptop}`)).json(), { key: keyOf('l') })
    })

    it('are 32 bytes and nothing else', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      for (const key of ['', 'k'.repeat(42), 'k'.repeat(44), `${'k'.repeat(42)}=`, 7]) {
        const answer = await pastor.post('/api/device-keys', { key })
        assert.equal(answer.statusCode, 400, String(key))
      }
    })

    it('stay readable after the owner signed out and in again', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { email } = (await pastor.get('/api/user')).json<{ email: string }>()
      const id = await add(pastor, 'p')
      await pastor.post('/api/logout')
      assert.equal((await pastor.get(`/api/device-keys/${id}`)).statusCode, 401)
      await pastor.post('/api/login', { email, password: 'still waters' })
      assert.deepEqual((await pastor.get(`/api/device-keys/${id}`)).json(), { key: keyOf('p') })
    })

    it(`are ${mostDeviceKeys} at most: the oldest makes way, and nobody else’s`, async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const theirs = await add(other, 'o')
      const ids: string[] = []
      for (let count = 0; count <= mostDeviceKeys; count++) {
        test.clock.now += 60_000
        ids.push(await add(pastor, 'p'))
      }
      const status = async (id: string) => (await pastor.get(`/api/device-keys/${id}`)).statusCode
      assert.equal(await status(ids[0] ?? ''), 404)
      assert.equal(await status(ids[1] ?? ''), 200)
      assert.equal(await status(ids.at(-1) ?? ''), 200)
      assert.equal((await other.get(`/api/device-keys/${theirs}`)).statusCode, 200)
    })
  })
}
