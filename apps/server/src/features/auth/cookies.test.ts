import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startApp, type TestApp } from '#testing/app.ts'

const who = { email: 'ann@example.org', password: 'still waters', fullName: 'Ann Lee' }
const https = { 'x-forwarded-proto': 'https', origin: 'https://stillwater.test' }

const cookiesOf = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  [answer.headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    return { name: pair.split('=', 1)[0], attributes: attributes.sort() }
  })

async function register(test: TestApp, headers: Record<string, string> = {}) {
  const visitor = test.visitor()
  const answer = await visitor.post('/api/register', who, headers)
  assert.equal(answer.statusCode, 201, answer.body)
  return { visitor, answer }
}

describe('cookies', () => {
  it('belong to this host, are out of reach for scripts and are not sent along by other sites', async () => {
    const { answer } = await register(await startApp('sqlite'))
    assert.deepEqual(cookiesOf(answer), [
      { name: 'stillwater-session', attributes: ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax'] },
      { name: 'stillwater-device', attributes: ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax'] },
    ])
    assert.equal(answer.headers['strict-transport-security'], undefined)
  })

  it('under https go over https alone and can be set by nobody else', async () => {
    const test = await startApp('sqlite', { trustProxy: ['127.0.0.1'] })
    const { answer } = await register(test, https)
    const safe = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']
    assert.deepEqual(cookiesOf(answer), [
      { name: '__Host-stillwater-session', attributes: ['Max-Age=15552000', ...safe].sort() },
      { name: '__Host-stillwater-device', attributes: ['Max-Age=15552000', ...safe].sort() },
    ])
    assert.match(String(answer.headers['strict-transport-security']), /^max-age=31536000/)
  })

  it('without the prefix open nothing under https', async () => {
    const test = await startApp('sqlite', { trustProxy: ['127.0.0.1'] })
    const { visitor } = await register(test, https)
    assert.equal((await visitor.get('/api/user', https)).statusCode, 200)
    const token = visitor.cookies.get('__Host-stillwater-session') ?? ''
    const answer = await test.visitor().get('/api/user', { ...https, cookie: `stillwater-session=${token}` })
    assert.equal(answer.statusCode, 401)
  })

  for (const [what, trustProxy] of Object.entries({ nobody: [], others: ['10.0.0.0/8', 'fd00::/8'] })) {
    it(`do not follow forwarded headers of a sender when ${what} may set them`, async () => {
      const { answer } = await register(await startApp('sqlite', { trustProxy }), https)
      assert.deepEqual(
        cookiesOf(answer).map(({ name }) => name),
        ['stillwater-session', 'stillwater-device'],
      )
      assert.equal(answer.headers['strict-transport-security'], undefined)
    })
  }

  it('are taken away when the session ends, with the same attributes', async () => {
    const { visitor } = await register(await startApp('sqlite'))
    const answer = await visitor.post('/api/logout')
    assert.deepEqual(cookiesOf(answer), [
      { name: 'stillwater-session', attributes: ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax'] },
    ])
    assert.deepEqual([...visitor.cookies.keys()], ['stillwater-device'])
  })

  it('do not let another host name pass as our own by a forwarded header', async () => {
    const test = await startApp('sqlite')
    const answer = await test.visitor().post('/api/register', who, {
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
    })
    assert.equal(answer.statusCode, 403)
  })
})
