/** The commands of whoever runs the server, as they are typed, while the server runs. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { freshDatabaseLocation } from '../../apps/server/src/testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '../../apps/server/src/testing/server-process.ts'
import { root } from './root.ts'

describe('links that work once', () => {
  for (const engine of ['sqlite', 'postgres'] as const) {
    it(`are made on ${engine} by "npm run invite" and "npm run reset-password"`, async () => {
      const env = { ...settings(await freshDatabaseLocation(engine)), REGISTRATION: 'invite' }
      const server = await ServerProcess.start(env)
      const run = (command: string, ...args: string[]) =>
        spawnSync(process.execPath, [join(root, 'scripts', `${command}.ts`), ...args], {
          env: { PATH: process.env['PATH'], ...env },
          encoding: 'utf8',
        })
      const at = ['--at', 'https://stillwater.example.org']
      const who = { email: 'Ann@example.org', password: 'still waters', fullName: 'Ann Lee' }

      const invited = run('invite', ...at)
      const [, invite] = /^https:\/\/stillwater\.example\.org\/auth#invite=(\S+)$/m.exec(invited.stdout) ?? []
      assert.ok(invite, invited.stdout + invited.stderr)
      const visitor = new HttpVisitor(server.url)
      assert.equal((await visitor.post('/api/register', { ...who, invite })).status, 201)

      const reset = run('reset-password', 'ann@example.org', ...at)
      const [, token] =
        /^https:\/\/stillwater\.example\.org\/reset-password#token=(\S+)$/m.exec(reset.stdout) ?? []
      assert.ok(token, reset.stdout + reset.stderr)
      const fresh = new HttpVisitor(server.url)
      assert.equal((await fresh.post('/api/password-reset', { token, password: 'new words' })).status, 200)
      assert.equal((await fresh.get('/api/user')).status, 200)
      assert.equal((await visitor.get('/api/user')).status, 401)

      const nobody = run('reset-password', 'nobody@example.org')
      assert.equal(nobody.status, 1)
      assert.match(nobody.stderr, /There is no account with the e-mail address "nobody@example\.org"/)
    })
  }
})
