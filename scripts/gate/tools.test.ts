import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { it } from 'node:test'

it('a wrong setting is named, and nothing is installed for it', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere/browser', PG_BIN: '/nowhere/bin' }
  const module = new URL('./tools.ts', import.meta.url).href
  const code = `process.exitCode = (await (await import('${module}')).provideTools()) ? 0 : 1`
  const args = ['--input-type=module', '-e', code]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  assert.equal(status, 1)
  assert.equal(stdout, '')
  assert.match(
    stderr,
    /CHROMIUM_PATH is "\/nowhere\/browser", where Chromium was not found\. Set it to its program/,
  )
  assert.match(stderr, /PG_BIN is "\/nowhere\/bin", where PostgreSQL was not found/)
})
