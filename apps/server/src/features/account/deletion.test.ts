/** Leaving: everything of a user goes, nothing of anybody else's. */
import assert from 'node:assert/strict'
import type { Vault } from '@stillwater/contract/account/vault'
import { setUpVault } from '#testing/vault.ts'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import { endpoints } from '@stillwater/contract'
import { startApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { goodBody, goodPath, samples } from '#testing/samples.ts'
import { deleteDueAccounts } from './deletion.ts'

const day = 86_400_000

/** How many rows of each table belong to a user: read from the schema, so that no table can be forgotten. */
async function rowsOf(db: Db, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    const column = name === 'users' ? 'id' : columns.find((each) => each.name === 'userId')?.name
    if (column === undefined) continue
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where ${sql.ref(column)} = ${userId}
    `.execute(db)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** One record of every type, a device for reminders, recovery codes, a passkey: what the samples of the matrix make. */
async function fill(pastor: Visitor): Promise<void> {
  for (const { method, path } of endpoints.filter(({ access }) => access === 'user')) {
    const call = `${method} ${path}`
    if (method === 'GET' || method === 'DELETE' || samples[call]?.endsSession) continue
    await pastor.send(method, await goodPath({ method, path }, pastor), await goodBody(call, pastor))
  }
  // A sermon whose text is kept after it was deleted.
  const written = await goodPath({ method: 'GET', path: '/api/sermons/:id/versions/:versionId' }, pastor)
  await pastor.delete(written.replace(/\/versions.*/, ''))
  // A prayer whose days are kept in the same way; another one stays.
  const prayed = await goodPath({ method: 'POST', path: '/api/prayers/:id/prayed' }, pastor)
  await pastor.post(prayed, samples['POST /api/prayers/:id/prayed']?.body)
  await pastor.delete(prayed.replace('/prayed', ''))
  // Somebody who was deleted with what was written of them.
  const { id: personId } = (await pastor.post('/api/people', { name: 'Ann Lee' })).json<{ id: string }>()
  await pastor.post('/api/care-entries', { personIds: [personId], date: '2025-03-04' })
  await pastor.delete(`/api/people/${personId}`)
  // Sermons and people that came from files.
  await goodPath({ method: 'DELETE', path: '/api/sermon-imports/:id' }, pastor)
  await goodPath({ method: 'DELETE', path: '/api/people-imports/:id' }, pastor)
  // Sealed words whose passphrase was changed: the earlier wrapping of their key stays for a while.
  await setUpVault(pastor)
  const { vault } = (await pastor.get('/api/vault')).json<{ vault: Vault }>()
  await pastor.send('PUT', '/api/vault', {
    ...vault,
    passphraseKey: 'o'.repeat(96),
    password: 'still waters',
  })
  // An export that was read and not brought in.
  await goodPath({ method: 'POST', path: '/api/imports/:id/apply' }, pastor)
}

/** Tables whose rows need more than a call: a payment, a planned reminder, a link, a session ended from elsewhere, half a file, another host's calendar. */
const filledOtherwise = [
  'donations',
  'openIntents',
  'pushes',
  'oneTimeTokens',
  'endedSessions',
  'importPieces',
  'subscribedEvents',
]

for (const engine of engines) {
  describe(`leaving on ${engine}`, () => {
    it('needs the password, and signs out everywhere', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const wrong = await pastor.post('/api/user/deletion', { password: 'not this' })
      assert.equal(wrong.statusCode, 400)
      const answer = await pastor.post('/api/user/deletion', { password: 'still waters' })
      assert.equal(answer.statusCode, 200, answer.body)
      assert.equal(answer.json<{ deletesAt: number }>().deletesAt, test.clock.now + 7 * day)
      assert.equal((await pastor.get('/api/user')).statusCode, 401)
    })

    it('is taken back by signing in within seven days', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await fill(pastor)
      const email = (await pastor.get('/api/user')).json<{ email: string }>().email
      await pastor.post('/api/user/deletion', { password: 'still waters' })
      const before = await rowsOf(test.database.db, pastor.userId)
      test.clock.advance(7 * day - 1)
      assert.equal(await deleteDueAccounts(test.database.db, test.clock.now), 0)
      const back = await pastor.post('/api/login', { email, password: 'still waters' })
      assert.deepEqual([back.statusCode, back.json<{ restored?: true }>().restored], [200, true])
      test.clock.advance(day)
      assert.equal(await deleteDueAccounts(test.database.db, test.clock.now), 0)
      const after = await rowsOf(test.database.db, pastor.userId)
      assert.deepEqual({ ...after, sessions: 0, devices: 0 }, { ...before, sessions: 0, devices: 0 })
      // The next sign-in has nothing to take back.
      const again = await pastor.post('/api/login', { email, password: 'still waters' })
      assert.equal('restored' in again.json<object>(), false)
    })

    it('leaves no row of any table, and takes none of anybody else', async () => {
      const test = await startApp(engine, { publicUrl: 'http://stillwater.test' })
      const { db } = test.database
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      // Not both with the same e-mail address of the sample.
      await fill(other)
      await fill(pastor)
      const [before, others] = [await rowsOf(db, pastor.userId), await rowsOf(db, other.userId)]
      const empty = Object.entries(before).filter(
        ([name, rows]) => rows === 0 && !filledOtherwise.includes(name),
      )
      assert.deepEqual(empty, [], 'a table without rows shows nothing: fill it above')

      await pastor.post('/api/user/deletion', { password: 'still waters' })
      test.clock.advance(7 * day)
      assert.equal(await deleteDueAccounts(db, test.clock.now), 1)
      assert.deepEqual(
        Object.entries(await rowsOf(db, pastor.userId)).filter(([, rows]) => rows > 0),
        [],
      )
      assert.ok(!(await everyRow(db)).includes(pastor.userId))
      assert.deepEqual(await rowsOf(db, other.userId), others)
    })
  })
}
