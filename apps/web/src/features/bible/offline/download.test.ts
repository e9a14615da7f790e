import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { download } from './download.ts'
import { OfflineBibleError } from './messages.ts'

const body = Buffer.from('In the beginning God created the heaven and the earth.\n'.repeat(5000))
const text = {
  id: 'KJV',
  name: 'King James Version',
  language: 'en',
  copyright: '',
  bytes: body.length,
  download: 1,
  hash: createHash('sha256').update(body).digest('hex'),
}

describe('downloading a text', () => {
  let answer: (response: ServerResponse) => void
  let address: string
  const server = createServer((_request, response) => answer(response))
  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })

  const never = new AbortController().signal
  const kindOf = async (signal = never, onShare: () => void = () => {}) => {
    try {
      await download(address, text, onShare, signal)
      return 'done'
    } catch (error) {
      assert.ok(error instanceof OfflineBibleError)
      return error.fault.kind
    }
  }

  it('returns the exact bytes and reports progress', async () => {
    answer = (response) => response.end(body)
    const shares: number[] = []
    const bytes = await download(address, text, (share) => shares.push(share), never)
    assert.deepEqual(Buffer.from(bytes), body)
    assert.equal(shares.at(-1), 1)
    assert.deepEqual(
      shares.toSorted((a, b) => a - b),
      shares,
    )
  })

  it('rejects a partial text, however the connection ends', async () => {
    answer = (response) => response.end(body.subarray(0, 1000))
    assert.equal(await kindOf(), 'interrupted')
    answer = (response) => {
      response.writeHead(200, { 'content-length': body.length })
      response.write(body.subarray(0, 1000), () => response.destroy())
    }
    assert.equal(await kindOf(), 'interrupted')
  })

  it('rejects a foreign page, an error and a redirect', async () => {
    answer = (response) => response.end('<!doctype html><title>Hotel sign-in</title>')
    assert.equal(await kindOf(), 'interrupted')
    answer = (response) => response.writeHead(502).end(body)
    assert.equal(await kindOf(), 'interrupted')
    answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end()
    assert.equal(await kindOf(), 'interrupted')
  })

  it('rejects a text that differs in one byte or is longer', async () => {
    answer = (response) => {
      const other = Buffer.from(body)
      other[77] = 42
      response.end(other)
    }
    assert.equal(await kindOf(), 'damaged')
    answer = (response) => response.end(Buffer.concat([body, body]))
    assert.equal(await kindOf(), 'damaged')
  })

  it('logs a failure like every other call, but not a stopped download', async (t) => {
    const error = t.mock.method(console, 'error', () => {})
    const logged = () => error.mock.calls.map(({ arguments: [first] }) => String(first))
    answer = (response) => response.writeHead(401).end()
    await kindOf()
    answer = (response) => response.destroy()
    await kindOf()
    const failed = `API GET request to ${address} failed`
    assert.deepEqual(logged(), [failed, failed])
    answer = (response) => response.write(body.subarray(0, 1000))
    const ending = new AbortController()
    await kindOf(ending.signal, () => ending.abort())
    assert.deepEqual(logged(), [failed, failed])
  })

  it('ends when it is stopped', async () => {
    answer = (response) => response.write(body.subarray(0, 1000))
    const ending = new AbortController()
    assert.equal(await kindOf(ending.signal, () => ending.abort()), 'stopped')
  })
})
