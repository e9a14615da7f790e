/** Row 24 of docs/reliability.md: the time limits, and the one for readers at a shorter time. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { startApp } from '#testing/app.ts'
import { freshDatabaseLocation } from '#testing/database.ts'

describe('the time limits', () => {
  it('are those that are promised', async () => {
    const { server } = (await startApp('sqlite')).app
    const { timeout, headersTimeout, requestTimeout, keepAliveTimeout } = server
    assert.deepEqual(
      { timeout, headersTimeout, requestTimeout, keepAliveTimeout },
      { timeout: 15_000, headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 10_000 },
    )
  })

  it('also end for who asks for much and reads nothing', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    const long = { title: 'Mercy', description: 'x'.repeat(100_000), category: 'family' }
    for (let n = 0; n < 20; n += 1) await pastor.post('/api/prayers', long)

    test.app.server.setTimeout(200)
    // A socket file: unlike a port, the system keeps little for a reader that does not read.
    const path = join((await freshDatabaseLocation('sqlite')).dataDir, 'socket')
    await test.app.listen({ path })
    const accepted = once(test.app.server, 'connection') as Promise<[Socket]>
    const reader = connect(path)
    const cookie = [...pastor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    reader.write(`GET /api/prayers HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`)
    const [served] = await accepted
    await once(served, 'close')

    let received = 0
    for await (const part of reader) received += (part as Buffer).length
    assert.ok(received > 0 && received < 20 * 100_000, `${received} bytes`)
    assert.equal((await pastor.get('/api/user')).statusCode, 200)
  })
})
