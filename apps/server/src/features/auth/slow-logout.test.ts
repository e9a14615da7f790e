/** Row 5 of docs/reliability.md: a session that ends while a slow request is still arriving has ended for it too. */
import assert from 'node:assert/strict'
import { subscribe } from 'node:diagnostics_channel'
import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { Sessions } from '#core/sessions/sessions.ts'
import { startApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { trials } from '#testing/tier.ts'

const arrivals = new EventEmitter()
subscribe('http.server.request.start', () => arrivals.emit('headers'))

const count = trials({ gate: 20, all: 50, soak: 200 })

for (const engine of engines) {
  describe(`signing out on ${engine}`, () => {
    it(`also ends the session for a change that is still arriving (${count} times)`, async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const sessions = new Sessions(test.database, test.clock.read)
      await test.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = test.app.server.address() as AddressInfo
      const body = JSON.stringify({ fullName: 'Changed too late', churchName: null })

      for (let n = 0; n < count; n += 1) {
        const cookie = `stillwater-session=${await sessions.open(pastor.userId, { name: 'Firefox', address: null })}`
        const socket = connect(port, '127.0.0.1')
        const arrived = once(arrivals, 'headers')
        socket.write(
          [
            'PATCH /api/user HTTP/1.1',
            'host: stillwater.test',
            'origin: http://stillwater.test',
            'content-type: application/json',
            `content-length: ${body.length}`,
            `cookie: ${cookie}`,
            'connection: close',
            '',
            body.slice(0, 20),
          ].join('\r\n'),
        )
        await arrived
        // A session that was just looked up is looked up again.
        assert.equal((await test.visitor().get('/api/user', { cookie })).statusCode, 200)
        const logout = await test.visitor().post('/api/logout', undefined, { cookie })
        assert.equal(logout.statusCode, 204)
        socket.write(body.slice(20))
        assert.match(await text(socket), /^HTTP\/1\.1 401 /, `try ${n}`)
      }
      assert.equal((await pastor.get('/api/user')).json<{ fullName: string }>().fullName, 'Test 1')
    })

    it(`is final, also for requests that come at the same moment (${count} times)`, async () => {
      const test = await startApp(engine)
      const { userId } = await test.pastor()
      const sessions = new Sessions(test.database, test.clock.read)
      for (let n = 0; n < count; n += 1) {
        const cookie = `stillwater-session=${await sessions.open(userId, { name: 'Firefox', address: null })}`
        // Every other time the visit has to be noted too, which takes longer than the look-up alone.
        if (n % 2 === 0) test.clock.advance(2 * 3_600_000)
        const read = () => test.visitor().get('/api/user', { cookie })
        await Promise.all([read(), read(), test.visitor().post('/api/logout', undefined, { cookie }), read()])
        assert.equal((await read()).statusCode, 401, `try ${n}`)
      }
    })
  })
}
