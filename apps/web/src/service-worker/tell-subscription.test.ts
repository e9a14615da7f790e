import assert from 'node:assert/strict'
import { afterEach, describe, it, mock } from 'node:test'
import { tellSubscription } from './tell-subscription.ts'

describe('telling the server of a new subscription', () => {
  afterEach(() => mock.restoreAll())

  it('logs a refusal and a lost connection in the same words as every call', async () => {
    const error = mock.method(console, 'error', () => {})
    mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('', { status: 401 })))
    await tellSubscription({ endpoint: 'https://push.example/1' })
    mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('offline')))
    await tellSubscription({ endpoint: 'https://push.example/1' })
    assert.deepEqual(
      error.mock.calls.map(({ arguments: [words, cause] }) => [words, String(cause)]),
      [
        ['API POST request to /api/push/subscriptions failed', 'Error: answered 401'],
        ['API POST request to /api/push/subscriptions failed', 'TypeError: offline'],
      ],
    )
  })

  it('logs nothing when it is taken', async () => {
    const error = mock.method(console, 'error', () => {})
    mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('{}', { status: 201 })))
    await tellSubscription({ endpoint: 'https://push.example/1' })
    assert.equal(error.mock.callCount(), 0)
  })
})
