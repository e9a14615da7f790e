/** Row 31 of docs/reliability.md: pushes go to the public internet, encrypted, and nowhere else. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import webPush from 'web-push'
import { atEnd } from '#testing/at-end.ts'
import { startApp } from '#testing/app.ts'
import { samples } from '#testing/samples.ts'
import { isPublicAddress, isPublicUrl, publicLookup, type Resolve } from '#core/outgoing/public-address.ts'
import { PushClient } from './push-client.ts'

const closed = [
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001::1',
  '3fff::1',
  'localhost',
  '',
  '1.2.3',
]
const open = [
  '8.8.8.8',
  '1.1.1.1',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.0.1',
  '192.169.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
]

const { keys } = (samples['POST /api/push/subscriptions']?.body ?? {}) as {
  keys: { p256dh: string; auth: string }
}
const message = { topic: 'x', payload: '{}', ttl: 60, urgency: 'normal' } as const
const client = (resolve: Resolve) =>
  new PushClient({
    keys: webPush.generateVAPIDKeys(),
    contact: 'mailto:office@example.org',
    resolve,
    sockets: 1,
  })

describe('addresses', () => {
  it('of machines, networks and links are not public', () => {
    for (const address of closed) assert.equal(isPublicAddress(address), false, address)
    for (const address of open) assert.equal(isPublicAddress(address), true, address)
  })

  it('of push services are https on its own port, by name or by a public number', () => {
    for (const good of [
      'https://push.example.org/a?b=c',
      'https://push.example.org:443/',
      'https://8.8.8.8/x',
      'https://[2606:4700::1111]/',
    ]) {
      assert.equal(isPublicUrl(good, false), true, good)
    }
    const bad = [
      'http://push.example.org/',
      'https://push.example.org:8443/',
      'https://ann:x@push.example.org/',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:7f00:1]/',
      'https://169.254.169.254/latest',
      'https://10.0.0.1/',
      'ftp://push.example.org/',
      'https://',
      'push',
      'https://intranet/',
    ]
    for (const address of bad) assert.equal(isPublicUrl(address, false), false, address)
  })

  it('that are closed are refused when a device subscribes', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    for (const endpoint of [
      'http://push.example.org/',
      'https://127.0.0.1/x',
      'https://push.example.org:444/',
      'https://localhost/',
    ]) {
      const answer = await pastor.post('/api/push/subscriptions', { endpoint, keys })
      assert.equal(answer.statusCode, 400, endpoint)
      assert.deepEqual(answer.json<{ fields: object }>().fields, {
        endpoint: 'This is not a push service’s address',
      })
    }
  })
})

describe('names', () => {
  it('that lead to a closed address are not connected to, also if only one of several does', async () => {
    const server = createServer((_request, response) => response.end())
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    atEnd(() => server.close())
    assert.ok((server.address() as AddressInfo).port > 0)
    for (const found of [
      [{ address: '127.0.0.1', family: 4 }],
      [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
      [{ address: '::1', family: 6 }],
      [{ address: '::ffff:127.0.0.1', family: 6 }],
    ]) {
      const push = client((_host, answer) => answer(null, found))
      const outcome = await push.send({ endpoint: 'https://push.example.org/x', ...keys }, message)
      assert.deepEqual(outcome, { kind: 'refused', reason: 'not a public address' })
      push.close()
    }
    assert.equal(connections, 0)
  })

  it('are looked up once for a connection, and it goes to what was checked', async () => {
    // The second answer would lead inside; nobody asks for it.
    const answers = [[{ address: '2606:4700::1111', family: 6 }], [{ address: '127.0.0.1', family: 4 }]]
    let asked = 0
    const lookup = publicLookup((_host, answer) => {
      answer(null, answers[asked] ?? [])
      asked += 1
    })
    for (const all of [true, false]) {
      asked = 0
      const handed = await new Promise((resolve, reject) => {
        lookup('push.example.org', { all }, (error, address, family) => {
          if (error === null) resolve(all ? address : [{ address, family }])
          else reject(error)
        })
      })
      assert.deepEqual(handed, answers[0])
      assert.equal(asked, 1)
    }
  })

  it('that cannot be found are tried again later', async () => {
    const push = client((_host, answer) =>
      answer(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []),
    )
    const outcome = await push.send({ endpoint: 'https://push.example.org/x', ...keys }, message)
    assert.deepEqual(outcome, { kind: 'failed', retryAfter: undefined })
    push.close()
  })

  it('that were stored before are checked again when something is sent', async () => {
    const push = client((_host, answer) => answer(null, []))
    const outcome = await push.send({ endpoint: 'https://127.0.0.1/x', ...keys }, message)
    assert.equal(outcome.kind, 'refused')
    push.close()
  })
})
