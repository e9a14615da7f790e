import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { startApp } from '#testing/app.ts'
import { readEnv } from '../settings/env.ts'

async function start(trustProxy: string[]) {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
  const test = await startApp('sqlite', { trustProxy, logger })
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    test.visitor().send('GET', '/livez', undefined, headers, remoteAddress)
  return { test, lines, ask }
}

describe('a proxy that is not named in TRUST_PROXY', () => {
  it('is warned of once, by the first header that it sends', async () => {
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']) {
      const { lines, ask } = await start([])
      await ask('127.0.0.1', {})
      assert.deepEqual(lines, [])
      await ask('172.18.0.1', { [name]: '203.0.113.1' })
      await ask('172.18.0.1', { [name]: '203.0.113.1' })
      assert.equal(lines.length, 1, name)
      assert.match(lines[0] ?? '', /TRUST_PROXY IS MISSING/)
      assert.match(lines[0] ?? '', /"peer":"172\.18\.0\.1"/)
      assert.doesNotMatch(lines[0] ?? '', /203\.0\.113/)
    }
  })

  it('is warned of beside one that is named', async () => {
    const { lines, ask } = await start(['10.0.0.0/8'])
    await ask('10.0.0.7', { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' })
    assert.deepEqual(lines, [])
    await ask('192.0.2.7', { 'x-forwarded-for': '203.0.113.1' })
    assert.equal(lines.length, 1)
  })

  it('does not happen with compose.yaml as it is: what comes through the network of Docker is believed', async () => {
    const compose = readFileSync(new URL('../../../../../compose.yaml', import.meta.url), 'utf8')
    const TRUST_PROXY = /TRUST_PROXY: \$\{TRUST_PROXY:-([^}]+)\}/.exec(compose)?.[1] ?? ''
    const { test, lines } = await start(readEnv({ TRUST_PROXY }).trustProxy)
    const answer = await test.visitor().send(
      'POST',
      '/api/register',
      { email: 'ann@example.org', password: 'still waters', fullName: 'Ann Lee' },
      {
        'x-forwarded-for': '203.0.113.1',
        'x-forwarded-proto': 'https',
        origin: 'https://stillwater.test',
      },
      '172.18.0.1',
    )
    assert.equal(answer.statusCode, 201, answer.body)
    assert.ok(answer.cookies.every(({ secure }) => secure === true))
    assert.deepEqual(lines, [])
  })
})
