import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as z from 'zod/mini'
import { ErrorBodySchema, errorStatus } from './calls/errors.ts'
import { endpoints } from './index.ts'

const name = (call: (typeof endpoints)[number]) => `${call.method} ${call.path}`

describe('the list of calls', () => {
  it('holds each call once', () => {
    const shape = (call: (typeof endpoints)[number]) => name(call).replaceAll(/:\w+/g, ':')
    const repeated = endpoints.filter(
      (call, index) => endpoints.findIndex((e) => shape(e) === shape(call)) < index,
    )
    assert.deepEqual(repeated.map(name), [])
  })

  it('finds the endpoints of features and those of record types', () => {
    const names = endpoints.map(name)
    for (const known of ['POST /api/login', 'GET /api/user', 'GET /api/prayers', 'DELETE /api/prayers/:id'])
      assert.ok(names.includes(known), known)
  })

  it('names the schema of every variable part of a path', () => {
    for (const call of endpoints) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, key]) => key)
      const params = call.params === undefined ? {} : (z.toJSONSchema(call.params).properties ?? {})
      assert.deepEqual(Object.keys(params), inPath, name(call))
    }
  })

  it('has a body only where one can be sent, and an answer unless it says there is none', () => {
    for (const call of endpoints) {
      if (call.method === 'GET' || call.method === 'DELETE') assert.equal(call.body, undefined, name(call))
      assert.equal(call.response === null, call.status === 204, name(call))
    }
  })

  it('is open to strangers only where they come in or leave, in the Bible, and to the payment provider', () => {
    const open = endpoints
      .filter(({ access, path }) => access === 'public' && !path.startsWith('/api/bible/'))
      .map(name)
    assert.deepEqual(open.sort(), [
      'POST /api/forgot-password',
      'POST /api/login',
      'POST /api/login/passkey',
      'POST /api/login/passkey/options',
      'POST /api/logout',
      'POST /api/password-reset',
      'POST /api/recovery',
      'POST /api/register',
      'POST /api/stripe-webhook',
    ])
  })

  it('takes writes of another origin and unread bodies only from the payment provider, who has no session', () => {
    const open = endpoints.filter(({ origin, rawBody }) => origin === 'any' || rawBody === true)
    assert.deepEqual(
      open.map((call) => [name(call), call.access]),
      [['POST /api/stripe-webhook', 'public']],
    )
  })
})

describe('the error codes', () => {
  it('answer with the statuses of an error', () => {
    for (const [code, status] of Object.entries(errorStatus)) assert.ok(status >= 400 && status < 600, code)
  })

  it('are a closed list', () => {
    const body = { message: 'x', requestId: 'y' }
    assert.ok(z.safeParse(ErrorBodySchema, { ...body, code: 'not_found' }).success)
    assert.ok(!z.safeParse(ErrorBodySchema, { ...body, code: 'teapot' }).success)
  })
})
