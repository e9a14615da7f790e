/** Row 24 of docs/reliability.md: clients that dawdle are cut off, and nobody else notices. At the real time limits. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { before, describe, it } from 'node:test'
import { freshDatabaseLocation } from '#testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '#testing/server-process.ts'
import { trials } from '#testing/tier.ts'

const count = trials({ gate: 20, all: 20, soak: 500 })

describe('a client that dawdles', { concurrency: true }, () => {
  let server: ServerProcess
  let visitor: HttpVisitor
  before(async () => {
    server = await ServerProcess.start(settings(await freshDatabaseLocation('sqlite')))
    visitor = new HttpVisitor(server.url)
    await visitor.register('ann@example.org')
  })

  const request = (firstLine: string, ...headers: string[]) =>
    [
      firstLine,
      `host: 127.0.0.1:${server.port}`,
      `origin: ${server.url}`,
      `cookie: ${visitor.cookie}`,
      ...headers,
      '',
    ].join('\r\n')

  /** Sends this at once, then a little every second, for as long as it can. */
  const dribble = async (start: string, drop: string): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.write(start)
    const timer = setInterval(() => socket.write(drop), 1000)
    const answer = await text(socket).catch(() => '')
    clearInterval(timer)
    return answer
  }

  it(`over headers or over a body is cut, while others are served (${count} of each)`, async () => {
    const list = request('GET /api/prayers HTTP/1.1')
    const patch = request(
      'PATCH /api/user HTTP/1.1',
      'content-type: application/json',
      'content-length: 1000',
    )
    let open = 2 * count
    const all = Array.from({ length: count }, (_, n) => [
      dribble(list, `x-slow-${n}: 1\r\n`),
      dribble(`${patch}\r\n{"fullName": "`, 'x'),
    ]).flat()
    const cut = all.map(async (ended) => {
      const answer = await ended
      open -= 1
      // Nothing, or that the time is over; never what was asked for.
      assert.match(answer, /^$|^HTTP\/1\.1 408 /)
    })

    let served = 0
    while (open > 0) {
      assert.equal((await visitor.get('/api/user')).status, 200)
      served += 1
      await Promise.race([Promise.all(cut), new Promise((resolve) => setTimeout(resolve, 500))])
    }
    await Promise.all(cut)
    assert.ok(served > 1)

    assert.equal((await visitor.get('/api/user')).status, 200)
    assert.match((await visitor.get('/api/user')).body, /"fullName":"Ann Lee"/)
  })

  it('over a request cannot keep the server from stopping', async () => {
    const other = await ServerProcess.start(settings(await freshDatabaseLocation('sqlite')))
    const socket = connect(other.port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    )
    assert.equal((await fetch(`${other.url}/livez`)).status, 200)
    other.signal('SIGTERM')
    assert.equal(await other.ended(), 0)
    assert.match(other.output, /open connections were closed at the shutdown deadline/)
  })
})
