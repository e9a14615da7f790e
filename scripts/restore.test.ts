/** What was closed after a backup was made stays closed when it is restored, by the command as it is typed. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { type TestApp, startApp } from '../apps/server/src/testing/app.ts'
import { engines, freshDatabaseLocation } from '../apps/server/src/testing/database.ts'
import { atEnd } from '../apps/server/src/testing/at-end.ts'
import { MailServer } from '../apps/server/src/testing/stand-ins/mail-server.ts'
import { settings } from '../apps/server/src/testing/server-process.ts'
import { backUp } from '../apps/server/src/core/database/backup.ts'
import { connect, type DatabaseLocation } from '../apps/server/src/core/database/connect.ts'
import { readEpoch } from '../apps/server/src/core/database/epoch.ts'
import { databaseFile } from '../apps/server/src/core/database/sqlite-file.ts'
import { dump, restoreDump } from './support/postgres-tools.ts'
import { root } from './support/root.ts'
import { happenings } from './what-ends/happenings.ts'
import {
  moved,
  newEmailOf,
  newPassword,
  openAccount,
  type Opened,
  password,
  publicUrl,
  tryAll,
} from './what-ends/opened-account.ts'

/** What happens to an account after the backup, and what of it works when that is restored: sessions, links and calendar addresses never. */
const expected = {
  nothing: { codes: true, passkeys: [true, true], signsIn: [password] },
  'password changed': { codes: false, passkeys: [true, true], signsIn: [newPassword] },
  'password reset by a code': { codes: false, passkeys: [true, true], signsIn: [newPassword] },
  'e-mail changed': { codes: false, passkeys: [true, true], signsIn: [password] },
  'new recovery codes': { codes: false, passkeys: [true, true], signsIn: [password] },
  'passkey removed': { codes: true, passkeys: [false, true], signsIn: [password] },
  'disabled by the operator': { codes: false, passkeys: [false, false], signsIn: [] },
  deleted: { codes: false, passkeys: [false, false], signsIn: [] },
} as const
type Name = keyof typeof expected
const names = Object.keys(expected) as Name[]

const run = (location: DatabaseLocation, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/restore.ts'), ...args],
    {
      env: { PATH: process.env['PATH'], ...settings(location) },
      encoding: 'utf8',
    },
  )
  assert.equal(status, 0, stderr)
  return stdout
}

/** A backup, and how it is restored when more has happened. */
async function backedUp(location: DatabaseLocation) {
  const file = join(location.dataDir, 'dump')
  const { databaseUrl } = location
  if (databaseUrl === undefined) {
    const backup = await backUp({
      file: databaseFile(location.dataDir),
      folder: join(location.dataDir, 'backups'),
      keepDays: 30,
    })
    return {
      restore: (...args: string[]) => Promise.resolve({ location, said: run(location, backup, ...args) }),
    }
  }
  dump(databaseUrl, file)
  return {
    restore: async (...args: string[]) => {
      const restored = await freshDatabaseLocation('postgres')
      restoreDump(restored.databaseUrl ?? '', file)
      return { location: restored, said: run(restored, '--restored', '--since', databaseUrl, ...args) }
    },
  }
}

for (const engine of engines) {
  describe(`a restored backup on ${engine}`, () => {
    const accounts = new Map<Name, Opened>()
    let said: string
    let test: TestApp
    let epochBefore: string
    let again: (...args: string[]) => Promise<{ location: DatabaseLocation; said: string }>

    const startAt = async (location: DatabaseLocation) => {
      const database = await connect(location)
      const app = await startApp(engine, { database, publicUrl })
      atEnd(() => database.close())
      // All of this comes from one network address, which would have to wait at some time.
      await database.db.deleteFrom('attempts').execute()
      return app
    }

    before(async () => {
      const mailServer = await MailServer.start()
      const first = await startApp(engine, { mail: mailServer.mail, publicUrl })
      const { db, location } = first.database
      for (const name of names) accounts.set(name, await openAccount(first, mailServer, undefined))
      epochBefore = await readEpoch(db)
      const { restore } = await backedUp(location)
      for (const [name, opened] of accounts) await happenings[name]?.happen(opened, first)
      await db
        .deleteFrom('users')
        .where('email', '=', accounts.get('deleted')?.pastor.email ?? '')
        .execute()
      const late = await first.pastor()
      await first.app.close()
      await first.database.close()
      const restored = await restore()
      said = restored.said
      assert.ok(said.includes(`they have to register again: ${late.email}`), said)
      again = (...args) => {
        const [, aside = ''] = /is now (.+)\.$/m.exec(said) ?? []
        return engine === 'sqlite' ? restore('--since', aside, ...args) : restore(...args)
      }
      test = await startAt(restored.location)
    })

    for (const [name, { codes, passkeys, signsIn }] of Object.entries(expected)) {
      it(`opens nothing that was closed since: ${name}`, async () => {
        const opened = moved(accounts.get(name as Name) ?? assert.fail(name), test)
        const { email } = opened.pastor
        const address = name === 'e-mail changed' ? newEmailOf(opened.pastor) : email
        const verdicts = (works: readonly boolean[]) => works.map((does) => (does ? 'works' : 'refused'))
        assert.deepEqual(await tryAll(opened, test, address), {
          'This device': verdicts([false, false]),
          'Other devices': verdicts([false, false]),
          'Calendar addresses': verdicts([false, false]),
          'Reset links': verdicts([false, false]),
          'Recovery codes': verdicts([codes, codes]),
          Passkeys: verdicts(passkeys),
        })
        const entered = []
        for (const each of [password, newPassword]) {
          const answer = await test.visitor().post('/api/login', { email: address, password: each })
          if (answer.statusCode === 200) entered.push(each)
        }
        assert.deepEqual(entered, signsIn)
      })
    }

    it('says what it has ended and what it has found, and has another epoch', async () => {
      const emailOf = (name: Name) => accounts.get(name)?.pastor.email ?? assert.fail(name)
      const line = (words: string, ...those: Name[]) => `  ${words}: ${those.map(emailOf).join(', ')}\n`
      const changed = [
        line('Deleted', 'deleted'),
        line('Disabled', 'disabled by the operator'),
        line('New password', 'password changed', 'password reset by a code'),
        line('New e-mail address', 'e-mail changed'),
        line('Passkeys added or removed', 'passkey removed'),
      ]
      for (const words of [...changed, '16 addresses of shared calendars ended.', 'as it was last'])
        assert.ok(said.includes(words), said)
      assert.notEqual(await readEpoch(test.database.db), epochBefore)
    })

    it('has what it had where that is asked for, and still no session, link or calendar address', async () => {
      await test.app.close()
      await test.database.close()
      const { location, said: text } = await again('--as-it-was')
      assert.match(text, /Because of --as-it-was they are as in the backup:\n {2}Deleted: /)
      const old = await startAt(location)
      for (const name of [
        'password changed',
        'deleted',
        'disabled by the operator',
        'e-mail changed',
      ] as const) {
        const { pastor, feeds } = moved(accounts.get(name) ?? assert.fail(name), old)
        assert.equal((await pastor.get('/api/user')).statusCode, 401)
        assert.equal((await pastor.get(feeds[0] ?? '')).statusCode, 404)
        assert.equal(
          (await old.visitor().post('/api/login', { email: pastor.email, password })).statusCode,
          200,
          name,
        )
      }
    })
  })
}
