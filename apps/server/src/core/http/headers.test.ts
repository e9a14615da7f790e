import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { pagePolicy, paymentHosts, recordingHosts } from './headers.ts'

const safe = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

describe('every answer of the API', () => {
  let test: TestApp
  before(async () => {
    test = await startApp('sqlite')
  })

  it('is private, is never stored and is never a page, good or bad', async () => {
    const pastor = await test.pastor()
    const answers = [
      await pastor.get('/api/user'),
      await pastor.get('/api/prayers'),
      await pastor.post('/api/prayers', {}),
      await pastor.get('/api/nothing'),
      await pastor.send('PUT', '/api/user'),
      await pastor.post('/api/login', '{'),
      await pastor.post('/api/logout'),
      await test.visitor().get('/api/user'),
      await test.visitor().post('/api/login', {}, { origin: 'https://evil.example' }),
    ]
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 400, 404, 405, 400, 204, 401, 403],
    )
    for (const { headers, statusCode } of answers) {
      for (const [name, value] of Object.entries(safe))
        assert.equal(headers[name], value, `${statusCode} ${name}`)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
      assert.equal(headers['x-powered-by'], undefined)
      assert.equal(headers['access-control-allow-origin'], undefined)
      if (statusCode !== 204) assert.equal(headers['content-type'], 'application/json; charset=utf-8')
    }
  })

  it('is safe outside of the API too', async () => {
    for (const path of ['/livez', '/readyz', '/nothing']) {
      const { headers } = await test.visitor().get(path)
      for (const [name, value] of Object.entries(safe)) assert.equal(headers[name], value, `${path} ${name}`)
    }
  })
})

for (const engine of engines) {
  describe(`a long list on ${engine}`, () => {
    let test: TestApp
    let pastor: Awaited<ReturnType<TestApp['pastor']>>
    let plain: string
    before(async () => {
      test = await startApp(engine)
      pastor = await test.pastor()
      const prayer = { title: 'Mercy', description: 'Every morning new. '.repeat(50), category: 'family' }
      for (let n = 0; n < 5; n += 1) await pastor.post('/api/prayers', prayer)
      plain = (await pastor.get('/api/prayers')).body
    })

    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [encoding, accepted] of [
      ['br', 'gzip, deflate, br, zstd'],
      ['gzip', 'gzip, deflate'],
    ] as const) {
      it(`is packed with ${encoding} for who can read it, and is the same list`, async () => {
        const answer = await pastor.get('/api/prayers', { 'accept-encoding': accepted })
        assert.equal(answer.headers['content-encoding'], encoding)
        assert.match(String(answer.headers.vary), /accept-encoding/i)
        assert.ok(answer.rawPayload.length < plain.length / 3)
        assert.equal(unpack[encoding](answer.rawPayload).toString(), plain)
      })
    }

    it('is left as it is for who asks for nothing else, and short answers always', async () => {
      for (const accepted of ['identity', '', 'unknown', 'deflate;q=0']) {
        const answer = await pastor.get('/api/prayers', { 'accept-encoding': accepted })
        assert.equal(answer.statusCode, 200)
        assert.equal(answer.headers['content-encoding'], undefined, accepted)
        assert.equal(answer.body, plain)
      }
      const short = await pastor.get('/api/user', { 'accept-encoding': 'br' })
      assert.equal(short.headers['content-encoding'], undefined)
    })
  })
}

describe('the policy of the page', () => {
  it('allows our own files, the named inline scripts and styles with the nonce, and nothing else', () => {
    assert.equal(
      pagePolicy('N', ['A', 'B']),
      "default-src 'none'; script-src 'self' 'sha256-A' 'sha256-B'; style-src 'self' 'nonce-N'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
  })

  it('lets the payment provider in where it is asked to, and only with its script, its calls and its frames', () => {
    assert.equal(
      pagePolicy('N', ['A'], [paymentHosts]),
      "default-src 'none'; script-src 'self' 'sha256-A' https://js.stripe.com https://*.js.stripe.com; style-src 'self' 'nonce-N'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://api.stripe.com; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    )
  })

  it('lets recordings be played only where a provider of them is set', () => {
    const policy = (base: string) => pagePolicy('N', [], [recordingHosts(base)])
    assert.match(policy('https://bible.example.org/v1'), /; media-src https: https:\/\/bible\.example\.org$/)
    assert.match(policy('http://127.0.0.1:8080/v1'), /; media-src https: http:\/\/127\.0\.0\.1:8080$/)
    assert.doesNotMatch(pagePolicy('N', []), /media-src/)
  })
})
