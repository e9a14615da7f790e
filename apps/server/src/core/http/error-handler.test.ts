import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { before, describe, it } from 'node:test'
import { ErrorBodySchema } from '@stillwater/contract/calls/errors'
import * as z from 'zod/mini'
import { startApp, type TestApp } from '#testing/app.ts'
import { freshDatabase } from '#testing/database.ts'
import { rawRequest } from '#testing/raw-request.ts'

const missing = 'We couldn’t find this. It may have been deleted.'

describe('a refusal', () => {
  let test: TestApp
  let port: number
  before(async () => {
    test = await startApp('sqlite')
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    port = (test.app.server.address() as AddressInfo).port
  })

  /** Every answer of an error has this shape, and its id is the one in the header. */
  const read = (answer: { body: string; headers: Record<string, unknown> }) => {
    const body = z.parse(ErrorBodySchema, JSON.parse(answer.body))
    assert.equal(answer.headers['x-request-id'], body.requestId)
    return body
  }

  it('has an id of its own each time, whichever server answers', async () => {
    const ids = new Set<string>()
    for (const server of [test, await startApp('sqlite')]) {
      for (let n = 0; n < 5; n += 1) {
        const headers = { 'x-request-id': 'forged', 'request-id': 'forged' }
        ids.add(read(await server.visitor().get('/api/user', headers)).requestId)
      }
    }
    assert.equal(ids.size, 10)
    assert.ok(!ids.has('forged'))
  })

  it('of an unknown address is a 404', async () => {
    for (const path of ['/api/nothing', '/api', '/api/', '/api/prayers/', '/API/user', '/nothing']) {
      const answer = await test.visitor().get(path)
      assert.equal(answer.statusCode, 404, path)
      assert.deepEqual(
        [read(answer).code, read(answer).message],
        ['not_found', 'There is nothing at this address.'],
      )
    }
  })

  it('of a wrong method is a 405 that names the right ones', async () => {
    const expected = {
      'PUT /api/user': 'GET, HEAD, PATCH',
      'DELETE /api/prayers': 'GET, HEAD, POST',
      'GET /api/prayers/01900000-0000-7000-8000-000000000000': 'DELETE, PATCH',
      'GET /api/login': 'POST',
      'OPTIONS /api/login': 'POST',
      'POST /livez': 'GET, HEAD',
    }
    for (const [call, allow] of Object.entries(expected)) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await test.visitor().send(method, path)
      assert.equal(answer.statusCode, 405, call)
      assert.equal(answer.headers.allow, allow, call)
      assert.equal(read(answer).code, 'method_not_allowed')
      assert.equal(answer.headers['access-control-allow-origin'], undefined)
    }
  })

  it('of an address that cannot be read keeps our shape and our headers, and repeats nothing', async () => {
    for (const path of ['/api/prayers/%zz', '/api/%', '/%c0%ae', '/api/prayers/%ff?x=1']) {
      const answer = await rawRequest(port, `GET ${path} HTTP/1.1`)
      assert.equal(answer.status, 400, path)
      const body = read(answer)
      assert.deepEqual([body.code, body.message], ['invalid_request', 'The request could not be read.'])
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      if (path.startsWith('/api/')) assert.equal(answer.headers['cache-control'], 'no-store')
    }
  })

  it('of an id that cannot exist is that of a missing one', async () => {
    const pastor = await test.pastor()
    for (const id of [
      '1',
      'x'.repeat(150),
      'x'.repeat(5000),
      '%00',
      "'--",
      '01900000-0000-7000-8000-00000000000g',
    ]) {
      const answer = await pastor.delete(`/api/prayers/${id}`)
      assert.equal(answer.statusCode, 404, id.slice(0, 20))
      assert.equal(read(answer).message, missing)
    }
  })

  it('of a body that is too large is a 413, and one of just the size is read', async () => {
    const pastor = await test.pastor()
    const body = (size: number) => `{"x":"${'x'.repeat(size - 8)}"}`
    const large = await pastor.patch('/api/user', body(1_048_577))
    assert.equal(large.statusCode, 413)
    assert.deepEqual(
      [read(large).code, read(large).message],
      ['too_large', 'This is too long to save. Please shorten it.'],
    )
    assert.equal(
      read(await pastor.patch('/api/user', body(1_048_576))).fields?.['fullName'],
      'Full name must be at least 2 characters.',
    )
  })

  it('of JSON that cannot be read is a 400', async () => {
    for (const body of [
      '{',
      'nothing',
      '{"a":1}}',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
      '\ufeff{}',
    ]) {
      const answer = await test.visitor().post('/api/login', body)
      assert.equal(answer.statusCode, 400, body)
      assert.equal(read(answer).code, 'invalid_request')
    }
  })

  it('of a body that is named but not sent comes at once', async () => {
    const own = ['origin: http://stillwater.test', 'content-type: application/json']
    const expected = {
      'POST /api/login': 'invalid_request',
      'PATCH /api/user': 'not_signed_in',
      'DELETE /api/prayers/01900000-0000-7000-8000-000000000000': 'not_signed_in',
      'DELETE /api/nothing': 'not_found',
    }
    for (const [call, code] of Object.entries(expected)) {
      for (const length of [[], ['content-length: 0']]) {
        const answer = await rawRequest(port, `${call} HTTP/1.1`, [...own, ...length])
        assert.equal(read(answer).code, code, `${call} ${String(length)}`)
      }
    }
    const form = await rawRequest(port, 'POST /api/login HTTP/1.1', [
      'origin: http://stillwater.test',
      'content-type: text/plain',
    ])
    assert.equal(read(form).code, 'not_json')
  })

  it('of a body that is no object names the body', async () => {
    for (const body of ['[]', '"text"', '5', 'true']) {
      const answer = await test.visitor().post('/api/register', body)
      assert.equal(answer.statusCode, 400, body)
      assert.deepEqual(read(answer).fields, { body: 'This should be a JSON object' })
    }
  })

  it('to HEAD has the same headers and no body', async () => {
    const pastor = await test.pastor()
    const cookie = `cookie: ${[...pastor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`
    for (const path of ['/api/user', '/api/prayers', '/livez', '/api/nothing', '/api/login']) {
      const get = await rawRequest(port, `GET ${path} HTTP/1.1`, [cookie])
      const head = await rawRequest(port, `HEAD ${path} HTTP/1.1`, [cookie])
      assert.equal(head.status, get.status, path)
      assert.equal(head.body, '')
      assert.deepEqual(Object.keys(head.headers).sort(), Object.keys(get.headers).sort(), path)
    }
  })
})

describe('a server whose connections are all in use', () => {
  it('asks to come back', async () => {
    const database = await freshDatabase('postgres')
    const test = await startApp('postgres', { database })
    const pastor = await test.pastor()
    const gate = Promise.withResolvers<void>()
    const taken = Array.from({ length: 10 }, () => database.db.connection().execute(() => gate.promise))
    const answer = await pastor.get('/api/user')
    gate.resolve()
    await Promise.all(taken)
    assert.equal(answer.statusCode, 503)
    assert.equal(answer.headers['retry-after'], '5')
    assert.equal(answer.json<{ code: string }>().code, 'busy')
    assert.equal((await pastor.get('/api/user')).statusCode, 200)
  })
})
