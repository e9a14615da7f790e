/** The operator's commands about accounts, as they are typed, while the server runs. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { freshDatabaseLocation } from '../apps/server/src/testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '../apps/server/src/testing/server-process.ts'
import { root } from './support/root.ts'

describe('npm run accounts', () => {
  for (const engine of ['sqlite', 'postgres'] as const) {
    it(`lists, disables, enables and deletes on ${engine}`, async () => {
      const env = settings(await freshDatabaseLocation(engine))
      const server = await ServerProcess.start(env)
      const run = (...args: string[]) =>
        spawnSync(process.execPath, [join(root, 'scripts/accounts.ts'), ...args], {
          env: { PATH: process.env['PATH'], ...env },
          encoding: 'utf8',
        })
      const who = { email: 'Ann@example.org', password: 'still waters', fullName: 'Ann Lee' }
      const visitor = new HttpVisitor(server.url)
      assert.equal((await visitor.post('/api/register', who)).status, 201)
      const signIn = async () => (await new HttpVisitor(server.url).post('/api/login', who)).status

      assert.match(
        run().stdout,
        /^Ann@example\.org, since \d{4}-\d\d-\d\d, last seen \d{4}-\d\d-\d\d, 0 records\n1 account\n$/,
      )
      assert.match(run('disable', 'ann@example.org').stdout, /^The account of Ann@example\.org is disabled\./)
      assert.match(run().stdout, /, disabled since \d{4}-\d\d-\d\d\n/)
      assert.equal(await signIn(), 403)
      assert.match(run('enable', 'ann@example.org').stdout, /can be used again/)
      assert.equal(await signIn(), 200)
      assert.match(run('delete', 'ann@example.org').stdout, /everything in it is deleted/)
      assert.equal(await signIn(), 401)
      assert.equal(run().stdout, '0 accounts\n')

      const nobody = run('disable', 'ann@example.org')
      assert.equal(nobody.status, 1)
      assert.match(nobody.stderr, /There is no account with the e-mail address "ann@example\.org"/)
      for (const args of [['disable'], ['destroy', 'ann@example.org']]) {
        assert.match(run(...args).stderr, /^Use one of these:/)
      }
    })
  }
})
