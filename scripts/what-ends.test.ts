/** The table of docs/security.md that says what ends with what: each row is done to an account, and each cell compared. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { startApp, type TestApp } from '../apps/server/src/testing/app.ts'
import { engines } from '../apps/server/src/testing/database.ts'
import { MailServer } from '../apps/server/src/testing/stand-ins/mail-server.ts'
import { root } from './support/root.ts'
import { happenings } from './what-ends/happenings.ts'
import {
  moved,
  newEmailOf,
  newPassword,
  ok,
  openAccount,
  type Opened,
  password,
  publicUrl,
  tryAll,
  type Verdict,
} from './what-ends/opened-account.ts'

const verdicts: Record<string, readonly [Verdict, Verdict]> = {
  stay: ['works', 'works'],
  stays: ['works', 'works'],
  end: ['refused', 'refused'],
  ends: ['refused', 'refused'],
  'ended before': ['refused', 'refused'],
  pause: ['refused', 'refused'],
  'that one ends': ['refused', 'works'],
  // The old cookie, and the one that this browser has now.
  'new session': ['refused', 'works'],
}

const mailboxes: Record<string, (email: string) => string[]> = {
  nobody: () => [],
  'the address': (email) => [email],
  'old and new address': (email) => [email, newEmailOf({ email })],
}

/** The table, each row by the names of its columns. */
function readTable(): Record<string, string>[] {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const lines = /^\| What happened .*\n(?:\|.*\n)+/m.exec(page)?.[0].trim().split('\n') ?? []
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

const table = readTable()

it('every row of the table is tried, and everything that is tried has a row', () => {
  assert.deepEqual(
    table.map((row) => row['What happened']),
    Object.keys(happenings),
  )
})

const happeningOf = (name: string) => happenings[name] ?? assert.fail(`not known: ${name}`)

for (const engine of engines) {
  describe(`what ends on ${engine}`, () => {
    const accounts = new Map<string, Opened>()
    let mailServer: MailServer
    let mailsBefore: number
    let last: TestApp

    before(async () => {
      mailServer = await MailServer.start()
      const options = { mail: mailServer.mail, publicUrl }
      const first = await startApp(engine, options)
      const names = table.map((row) => row['What happened'] ?? '')
      for (const name of names) {
        accounts.set(name, await openAccount(first, mailServer, happeningOf(name).before))
      }
      // A server has sent its mail when it has closed; the next one of the same database goes on.
      await first.app.close()
      mailsBefore = mailServer.received.length
      const { database } = first
      const second = await startApp(engine, { ...options, database })
      for (const name of names) {
        const account = moved(accounts.get(name) ?? assert.fail(name), second)
        accounts.set(name, account)
        await happeningOf(name).happen(account, second)
      }
      await second.app.close()
      last = await startApp(engine, { ...options, database })
      // All of this comes from one network address, which would have to wait at some time.
      await database.db.deleteFrom('attempts').execute()
    })

    for (const { 'What happened': name = '', 'E-mail goes to': told = '', ...columns } of table) {
      const cells = Object.entries(columns)

      it(`with: ${name}`, async () => {
        const account = accounts.get(name) ?? assert.fail(name)
        const { email } = account.pastor
        const newEmail = newEmailOf(account.pastor)
        const mails = mailServer.received.slice(mailsBefore)
        const own = mails.filter(({ to }) => to.some((each) => each === email || each === newEmail))
        assert.deepEqual(
          own.flatMap(({ to }) => to).sort(),
          [...(mailboxes[told] ?? assert.fail(told))(email)].sort(),
        )
        for (const { text } of own) {
          assert.match(text, /^Auto-Submitted: auto-generated\r?$/m)
          assert.match(text, /If it wasn’t you, /)
          const secrets = [
            password,
            newPassword,
            'token',
            ...account.codes,
            ...account.links,
            ...account.feeds,
          ]
          assert.deepEqual(
            secrets.filter((secret) => text.includes(secret)),
            [],
          )
        }

        const address = name === 'e-mail changed' ? newEmail : email
        const expected = cells.map(([column, cell]) => [column, verdicts[cell] ?? assert.fail(cell)])
        assert.deepEqual(await tryAll(account, last, address), Object.fromEntries(expected))

        const { resume } = happeningOf(name)
        if (resume === undefined) return
        await resume(account, last)
        const resumed = cells.map(([column, cell]) => [column, verdicts[cell === 'pause' ? 'stay' : cell]])
        assert.deepEqual(await tryAll(account, last, address), Object.fromEntries(resumed))
      })
    }
  })
}

it('every mail says that a program sent it, reset links too', async () => {
  const mailServer = await MailServer.start()
  const test = await startApp('sqlite', { mail: mailServer.mail, publicUrl })
  const { email } = await test.pastor()
  await ok(test.visitor().post('/api/forgot-password', { email }))
  assert.match((await mailServer.firstTo(email)).text, /^Auto-Submitted: auto-generated\r?$/m)
})
