/** The operator's commands about accounts, as they are typed, while the server runs. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { freshDatabaseLocation } from '../apps/server/src/testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '../apps/server/src/testing/server-process.ts'
import { root } from './support/root.ts'

describe('npm run accounts', () => {
  for (const engine of ['sqlite', 'postgres'] as const) {
    it(`lists, disables, enables and deletes on ${engine}`, async () => {
      const env = settings(await freshDatabaseLocation(engine))
      const server = await ServerProcess.start(env)
      // Not in one go: a connection that the server closes meanwhile has to be noticed here.
      const run = async (...args: string[]) => {
        const child = spawn(process.execPath, [join(root, 'scripts/accounts.ts'), ...args], {
          env: { PATH: process.env['PATH'], ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        const [stdout, stderr, [status]] = await Promise.all([
          text(child.stdout),
          text(child.stderr),
          once(child, 'close') as Promise<[number]>,
        ])
        return { stdout, stderr, status }
      }
      const who = { email: 'Ann@example.org', password: 'still waters', fullName: 'Ann Lee' }
      const visitor = new HttpVisitor(server.url)
      assert.equal((await visitor.post('/api/register', who)).status, 201)
      const isIn = async () => (await visitor.get('/api/user')).status === 200
      const signIn = async () => (await new HttpVisitor(server.url).post('/api/login', who)).status

      assert.match(
        (await run()).stdout,
        /^Ann@example\.org, since \d{4}-\d\d-\d\d, last seen \d{4}-\d\d-\d\d, 0 records\n1 account\n$/,
      )
      // Just looked up, and out with the very next request (row 92).
      assert.ok(await isIn())
      assert.match(
        (await run('disable', 'ann@example.org')).stdout,
        /^The account of Ann@example\.org is disabled\./,
      )
      assert.equal(await isIn(), false)
      assert.match((await run()).stdout, /, disabled since \d{4}-\d\d-\d\d\n/)
      assert.equal(await signIn(), 403)
      assert.match((await run('enable', 'ann@example.org')).stdout, /can be used again/)
      assert.equal(await isIn(), false)
      assert.equal(await signIn(), 200)
      assert.match((await run('delete', 'ann@example.org')).stdout, /everything in it is deleted/)
      assert.equal(await signIn(), 401)
      assert.equal((await run()).stdout, '0 accounts\n')

      const nobody = await run('disable', 'ann@example.org')
      assert.equal(nobody.status, 1)
      assert.match(nobody.stderr, /There is no account with the e-mail address "ann@example\.org"/)
      for (const args of [['disable'], ['destroy', 'ann@example.org']]) {
        assert.match((await run(...args)).stderr, /^Use one of these:/)
      }
    })
  }
})
