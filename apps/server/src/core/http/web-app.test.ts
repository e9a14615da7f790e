import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startApp, type TestApp } from '#testing/app.ts'
import { rawRequest } from '#testing/raw-request.ts'
import { inlineScript, script, webFolder } from '#testing/web-folder.ts'

const preloaded = (body: string) =>
  [...body.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([a-z]+)-abc\.js">/g)]
    .map(([, name]) => name)
    .sort()
const isPage = (answer: { body: string }) => answer.body.includes('<div id="root">')

describe('the web app', () => {
  let test: TestApp
  let port: number
  before(async () => {
    test = await startApp('sqlite', { webDir: webFolder() })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    port = (test.app.server.address() as AddressInfo).port
  })
  const get = (path: string, headers: Record<string, string> = {}) => test.visitor().get(path, headers)
  const cookie = { cookie: 'stillwater-session=anything' }

  describe('as files', () => {
    it('keeps hashed assets for ever', async () => {
      for (const path of ['/assets/main-abc.js', '/assets/style-abc.css']) {
        const answer = await get(path)
        assert.equal(answer.statusCode, 200)
        assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      }
      assert.match(
        String((await get('/assets/main-abc.js')).headers['content-type']),
        /^(text|application)\/javascript/,
      )
    })

    it('asks again for everything else, above all for the service worker', async () => {
      for (const path of ['/service-worker.js', '/icon.svg', '/manifest.webmanifest']) {
        const answer = await get(path)
        assert.equal(answer.statusCode, 200, path)
        assert.equal(answer.headers['cache-control'], 'no-cache', path)
      }
    })

    it('does so too when the whole app lies below a folder called assets', async () => {
      const other = await startApp('sqlite', { webDir: webFolder('assets/app') })
      assert.equal((await other.visitor().get('/service-worker.js')).headers['cache-control'], 'no-cache')
      assert.match(
        String((await other.visitor().get('/assets/main-abc.js')).headers['cache-control']),
        /immutable/,
      )
    })

    it('sends what was packed at build to who can read it', async () => {
      const [br, gzip, plain] = [
        await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' }),
        await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' }),
        await get('/assets/main-abc.js'),
      ]
      assert.equal(br.headers['content-encoding'], 'br')
      assert.equal(brotliDecompressSync(br.rawPayload).toString(), script)
      assert.equal(gzip.headers['content-encoding'], 'gzip')
      assert.equal(gunzipSync(gzip.rawPayload).toString(), script)
      assert.equal(plain.headers['content-encoding'], undefined)
      assert.equal(plain.body, script)
      for (const answer of [br, gzip]) {
        assert.match(String(answer.headers.vary), /accept-encoding/i)
        assert.match(String(answer.headers['content-type']), /^(text|application)\/javascript/)
        assert.match(String(answer.headers['cache-control']), /immutable/)
      }
    })

    it('has nothing where no file is, and never the page instead', async () => {
      const paths = [
        '/assets/gone-abc.js',
        '/assets/gone',
        '/assets/',
        '/assets',
        '/gone.js',
        '/favicon.ico',
        '/main-abc.js',
        '/index.html',
        '/assets/main-abc.js.br',
        '/assets/main-abc.js.gz',
        '/service-worker.js/',
        '/api',
        '/api/',
        '/api/gone',
        '/api/gone.js',
      ]
      for (const path of paths) {
        const answer = await get(path)
        assert.equal(answer.statusCode, 404, path)
        assert.ok(!isPage(answer), path)
      }
    })

    it('hides what begins with a dot', async () => {
      const paths = [
        '/.env',
        '/.vite/manifest.json',
        '/.vite',
        '/.vite/',
        '/assets/.hidden.js',
        '/.git/config',
        '/.well-known/x',
        '/prayers/.git/HEAD',
      ]
      for (const path of paths) {
        const answer = await get(path)
        assert.equal(answer.statusCode, 404, path)
        assert.doesNotMatch(answer.body, /hidden|shell-abc/, path)
      }
    })

    it('does not lead out of its folder', async () => {
      const paths = [
        '/../outside.txt',
        '/../../outside.txt',
        '/assets/../../outside.txt',
        '/%2e%2e/outside.txt',
        '/%2e%2e%2foutside.txt',
        '/..%2foutside.txt',
        '/..%5coutside.txt',
        '/assets/..%2f..%2foutside.txt',
        '/%252e%252e%252foutside.txt',
        '/..%2f..%2f..%2f..%2fetc%2fpasswd',
        '/%2fetc%2fpasswd',
        '/..\\outside.txt',
        '/%00/etc/passwd',
        '/assets/main-abc.js%00.css',
        '//outside.txt',
        '//evil.example/%2f..',
      ]
      for (const path of paths) {
        const answer = await rawRequest(port, `GET ${path} HTTP/1.1`)
        assert.ok(answer.status === 404 || answer.status === 400, `${path} answered ${answer.status}`)
        assert.doesNotMatch(answer.body, /^outside|root:/, path)
        assert.ok(!isPage(answer), path)
      }
    })
  })

  describe('as a page', () => {
    it('is there for every address that a screen may own, known or not', async () => {
      for (const path of [
        '/',
        '/prayers',
        '/prayers?new=true',
        '/bible-study',
        '/nowhere',
        '/deep/down/there',
        '/john%203',
        '/caf%C3%A9',
      ]) {
        const answer = await get(path)
        assert.equal(answer.statusCode, 200, path)
        assert.ok(isPage(answer), path)
        assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
        assert.equal(answer.headers['cache-control'], 'no-cache')
      }
    })

    it('carries a fresh nonce in its policy and in itself', async () => {
      const nonces = new Set<string>()
      for (let n = 0; n < 3; n += 1) {
        const answer = await get('/')
        const inPolicy = /style-src 'self' 'nonce-([^']+)'/.exec(
          String(answer.headers['content-security-policy']),
        )?.[1]
        const inPage = /<meta name="csp-nonce" content="([^"]+)"/.exec(answer.body)?.[1]
        assert.equal(inPage, inPolicy)
        assert.doesNotMatch(answer.body, /%NONCE%/)
        assert.equal(Buffer.from(inPolicy ?? '', 'base64').length, 16)
        nonces.add(inPolicy ?? '')
      }
      assert.equal(nonces.size, 3)
    })

    it('names the hash of its inline script, and allows no other', async () => {
      const policy = String((await get('/')).headers['content-security-policy'])
      const hash = createHash('sha256').update(inlineScript).digest('base64')
      assert.match(policy, /^default-src 'none'; /)
      assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}';`), policy)
      assert.doesNotMatch(policy, /unsafe/)
    })

    it('has the safe headers', async () => {
      const { headers } = await get('/')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['referrer-policy'], 'no-referrer')
      assert.equal(headers['x-frame-options'], 'DENY')
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
    })

    it('brings the sign-in screen along where a stranger asks for it, and nowhere else', async () => {
      for (const path of ['/auth', '/login', '/auth?from=mail'])
        assert.match((await get(path)).body, /<div id="root" inert>Welcome back/, path)
      assert.doesNotMatch(
        (await get('/auth')).body,
        /<(link rel="modulepreload"|script type="module") (?!fetchpriority="low")/,
      )
      assert.doesNotMatch((await get('/')).body, /fetchpriority/)
      for (const path of ['/', '/prayers', '/authors', '/auth/deeper'])
        assert.doesNotMatch((await get(path)).body, /Welcome back/, path)
      assert.doesNotMatch((await get('/auth', cookie)).body, /Welcome back/)
    })

    it('fetches the sign-in screen early for who has no session', async () => {
      for (const path of ['/', '/auth', '/prayers'])
        assert.deepEqual(preloaded((await get(path)).body), ['auth', 'shared'], path)
    })

    it('fetches the screen of the address early for who has one, or else the dashboard', async () => {
      const dashboard = ['card', 'home', 'shared']
      assert.deepEqual(preloaded((await get('/', cookie)).body), dashboard)
      assert.deepEqual(preloaded((await get('/nowhere', cookie)).body), dashboard)
      assert.deepEqual(preloaded((await get('/prayers?new=true', cookie)).body), [
        'card',
        'home',
        'prayers',
        'shared',
      ])
      assert.deepEqual(preloaded((await get('/devotionals', cookie)).body), [
        'card',
        'devotionals',
        'home',
        'shared',
      ])
      assert.deepEqual(preloaded((await get('/sermons?new=true', cookie)).body), [
        'card',
        'home',
        'sermons',
        'shared',
      ])
      assert.deepEqual(preloaded((await get('/sermons/some-id/preach', cookie)).body), [
        'card',
        'home',
        'pulpit',
        'shared',
      ])
      assert.deepEqual(preloaded((await get('/sermons/some-id?find=grace', cookie)).body), [
        'card',
        'home',
        'sermon',
        'shared',
      ])
      assert.deepEqual(preloaded((await get('/people/some-id', cookie)).body), [
        'card',
        'home',
        'person',
        'shared',
      ])
    })

    it('is a page for reading only', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await test.visitor().send(method, '/prayers')
        assert.equal(answer.statusCode, 404, method)
      }
      assert.equal((await test.visitor().send('HEAD', '/prayers')).statusCode, 200)
    })

    it('is packed for who can read it', async () => {
      const answer = await get('/', { 'accept-encoding': 'br' })
      assert.equal(answer.headers['content-encoding'], 'br')
      assert.match(brotliDecompressSync(answer.rawPayload).toString(), /<div id="root">/)
    })
  })
})

describe('a server without the built web app', () => {
  it('answers the API and nothing else', async () => {
    const test = await startApp('sqlite')
    assert.equal((await test.visitor().get('/')).statusCode, 404)
    assert.equal((await test.visitor().get('/api/user')).statusCode, 401)
  })
})
