import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { engines, freshDatabase } from '#testing/database.ts'
import type { Database, Db } from '../connect.ts'
import { readEpoch } from '../epoch.ts'
import { closeAgain } from './close-again.ts'
import { readAccounts } from './read-accounts.ts'

const now = 1_741_186_800_000

const user = (id: string, more: object = {}) => ({
  id,
  email: `${id}@example.org`,
  emailKey: `${id}@example.org`,
  passwordHash: `hash of ${id}`,
  fullName: id,
  createdAt: 1,
  ...more,
})

const vault = (userId: string, keyId: string, passphraseKey: string) => ({
  userId,
  keyId,
  passphraseKey,
  passphraseSalt: '',
  passphraseCost: 1,
  recoveryKey: '',
  version: 1,
})

for (const engine of engines) {
  /** Two databases of one history: a backup that was restored, and what went on from it. */
  const twoOf = async (users: readonly ReturnType<typeof user>[]): Promise<[Database, Database]> => {
    const [backup, before] = [await freshDatabase(engine), await freshDatabase(engine)]
    for (const { db } of [backup, before]) {
      await db
        .insertInto('users')
        .values([...users])
        .execute()
      await db.updateTable('databaseEpoch').set({ epoch: 'the same' }).execute()
    }
    return [backup, before]
  }
  const close = async (backup: Database, before: Database | undefined, more: object = {}) =>
    closeAgain(backup, {
      before: before && (await readAccounts(before.db)),
      isNamed: false,
      applies: true,
      now,
      ...more,
    })
  const usersOf = ({ db }: Database) => db.selectFrom('users').selectAll().orderBy('id').execute()
  const change = (
    db: Db,
    id: string,
    values: Partial<ReturnType<typeof user>> & { deletesAt?: number | null },
  ) => db.updateTable('users').set(values).where('id', '=', id).execute()

  describe(`what was closed since a backup, on ${engine}`, () => {
    it('is closed again also where two have traded their addresses, and one has taken that of somebody deleted', async () => {
      const [backup, before] = await twoOf(['ann', 'ben', 'cal', 'dan'].map((id) => user(id)))
      await before.db.deleteFrom('users').where('id', '=', 'dan').execute()
      await change(before.db, 'ann', { emailKey: 'parked' })
      await change(before.db, 'ben', { email: 'ann@example.org', emailKey: 'ann@example.org' })
      await change(before.db, 'ann', { email: 'ben@example.org', emailKey: 'ben@example.org' })
      await change(before.db, 'cal', { email: 'dan@example.org', emailKey: 'dan@example.org' })
      const { since } = await close(backup, before)
      assert.deepEqual(await usersOf(backup), await usersOf(before))
      assert.ok(typeof since === 'object')
      assert.deepEqual(since.changes.deleted, ['dan@example.org'])
      assert.deepEqual(since.changes.newEmail, ['ann@example.org', 'ben@example.org', 'cal@example.org'])
    })

    it('knows who leaves now, who stays after all, and which lost device has to be told', async () => {
      const [backup, before] = await twoOf([user('ann'), user('ben', { deletesAt: now })])
      await change(before.db, 'ann', { deletesAt: now + 1 })
      await change(before.db, 'ben', { deletesAt: null })
      const ended = { tokenHash: 'lost', userId: 'ann', endedAt: 5 }
      await before.db.insertInto('endedSessions').values(ended).execute()
      const { since } = await close(backup, before)
      assert.deepEqual(await usersOf(backup), await usersOf(before))
      const told = await backup.db.selectFrom('endedSessions').selectAll().execute()
      assert.deepEqual(
        told.map((row) => ({ ...row })),
        [ended],
      )
      assert.ok(typeof since === 'object')
      assert.deepEqual(
        [since.changes.leaving, since.changes.staying],
        [['ann@example.org'], ['ben@example.org']],
      )
    })

    it('takes over a new passphrase, and none of another key, which would not open what the backup holds', async () => {
      const [backup, before] = await twoOf([user('ann'), user('ben')])
      const put = ({ db }: Database, ...rows: ReturnType<typeof vault>[]) =>
        db.insertInto('vaults').values(rows).execute()
      await put(backup, vault('ann', 'key', 'old'), vault('ben', 'key', 'old'))
      await put(before, vault('ann', 'key', 'new'), vault('ben', 'another key', 'new'))
      const { since } = await close(backup, before)
      const vaults = await backup.db
        .selectFrom('vaults')
        .select(['userId', 'passphraseKey'])
        .orderBy('userId')
        .execute()
      assert.deepEqual(
        vaults.map(({ userId, passphraseKey }) => `${userId}: ${passphraseKey}`),
        ['ann: new', 'ben: old'],
      )
      assert.ok(typeof since === 'object')
      assert.deepEqual(since.changes.newPassphrase, ['ann@example.org'])
    })

    it('is not guessed from a database of another history, such as a new one', async () => {
      const [backup, before] = await twoOf([user('ann')])
      await before.db.updateTable('databaseEpoch').set({ epoch: 'another' }).execute()
      await before.db.deleteFrom('users').execute()
      const unchanged = await usersOf(backup)
      assert.equal((await close(backup, before)).since, 'unrelated')
      assert.deepEqual(await usersOf(backup), unchanged)
      // Not even where it is named: it knows none of them.
      await assert.rejects(
        close(backup, before, { isNamed: true }),
        /named with --since has none of its accounts/,
      )
      await before.db
        .insertInto('users')
        .values([user('ann', { passwordHash: 'new' })])
        .execute()
      assert.equal((await close(backup, before)).since, 'unrelated')
      assert.deepEqual(await usersOf(backup), unchanged)
      await close(backup, before, { isNamed: true })
      assert.equal((await usersOf(backup))[0]?.passwordHash, 'new')
    })

    it('is known of a backup from before histories had names, unless the other began with a restore', async () => {
      const [backup, before] = await twoOf([user('ann')])
      const forget = async () => {
        await sql`drop table "databaseEpoch"`.execute(backup.db)
        await sql`delete from migrations where name = '0048-database-epoch'`.execute(backup.db)
      }
      await change(before.db, 'ann', { passwordHash: 'new' })
      await before.db.updateTable('databaseEpoch').set({ restoredAt: 1 }).execute()
      await forget()
      assert.equal((await close(backup, before)).since, 'unrelated')
      await before.db.updateTable('databaseEpoch').set({ restoredAt: null }).execute()
      await forget()
      await close(backup, before)
      assert.equal((await usersOf(backup))[0]?.passwordHash, 'new')
    })

    it('gives the history another name each time, also where there is nothing to compare with', async () => {
      const [backup] = await twoOf([user('ann')])
      const epochs = [await readEpoch(backup.db)]
      for (const before of [undefined, 'unreadable']) {
        const { since } = await close(backup, undefined, { before })
        assert.equal(since, before)
        epochs.push(await readEpoch(backup.db))
      }
      assert.equal(new Set(epochs).size, 3)
      assert.notEqual(await readEpoch((await freshDatabase(engine)).db), '')
    })
  })
}
