/** Answers that nobody reads must not fill the memory, and everyone else is served meanwhile. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { before, describe, it } from 'node:test'
import { atEnd } from '#testing/at-end.ts'
import { freshDatabaseLocation } from '#testing/database.ts'
import { rawRequest } from '#testing/raw-request.ts'
import { HttpVisitor, ServerProcess, settings } from '#testing/server-process.ts'

const megabyte = 1_048_576
const mostMemory = 600 * megabyte
const visits = 60

describe('answers that nobody reads', () => {
  let server: ServerProcess
  let visitor: HttpVisitor
  before(async () => {
    server = await ServerProcess.start(settings(await freshDatabaseLocation('sqlite')))
    visitor = new HttpVisitor(server.url)
    await visitor.register('ann@example.org')
    for (let n = 0; n < 40; n += 1) {
      const sermon = { scripture: 'The LORD is my shepherd', reference: 'Psalm 23:1', date: '2025-03-09' }
      const notes = 'Still waters. '.repeat(7000)
      const answer = await visitor.post('/api/sermons', { ...sermon, title: `Sermon ${n}`, notes })
      assert.equal(answer.status, 201, answer.body)
    }
  })

  const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${visitor.cookie}\r\n\r\n`
  const wholeBible = '/api/bible/text?version=KJV'

  /** A client that sends this and never reads. */
  const send = (words: string): Socket => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.pause()
    socket.write(words)
    atEnd(() => socket.destroy())
    return socket
  }

  const memory = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) * 1024

  /** Somebody else's visits, and the most memory that the server held meanwhile. */
  const peakDuringVisits = async () => {
    let peak = 0
    for (let n = 0; n < visits; n += 1) {
      const answer = await rawRequest(server.port, 'GET /api/user HTTP/1.1', [`cookie: ${visitor.cookie}`])
      assert.equal(answer.status, 200, answer.body)
      peak = Math.max(peak, memory())
    }
    return peak
  }

  for (const [path, slowReaders] of [
    [wholeBible, 300],
    ['/api/sermons', 120],
  ] as const) {
    it(`do not pile up when one connection asks for ${path} 350 times`, async () => {
      const socket = send(request(path).repeat(350))
      const peak = await peakDuringVisits()
      socket.destroy()
      assert.ok(peak < mostMemory, `${Math.round(peak / megabyte)} MB`)
    })

    it(`do not pile up when ${slowReaders} connections ask for ${path}`, async () => {
      const sockets = Array.from({ length: slowReaders }, () => send(request(path)))
      const peak = await peakDuringVisits()
      for (const socket of sockets) socket.destroy()
      assert.ok(peak < mostMemory, `${Math.round(peak / megabyte)} MB`)
    })
  }

  it('wait their turn: a few requests sent at once are answered in their order, those with a body too', async () => {
    const socket = connect(server.port, '127.0.0.1')
    const body = JSON.stringify({ fullName: 'Ann Day' })
    const last = request('/api/user').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')
    const change = request('/api/user')
      .replace('GET', 'PATCH')
      .replace(
        '\r\n\r\n',
        `\r\norigin: http://x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
    socket.write(request(wholeBible) + request('/livez') + request('/api/user') + change + last)
    const answer = await text(socket)
    assert.equal(answer.match(/HTTP\/1\.1 200 /g)?.length, 5)
    const order = [/In the beginning/, /"status":"ok"/, /Ann Lee/, /Ann Day/].map((words) =>
      answer.search(words),
    )
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    )
    assert.ok(order.every((at) => at >= 0))
  })
})
