/** A passphrase or a code is replaced only with the password, and can be gone back to. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { ReplacedVault, Vault } from '@stillwater/contract/account/vault'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { sampleVault as made, setUpVault } from '#testing/vault.ts'
import { forgetReplaced, mostReplaced } from './replaced-store.ts'

const password = 'still waters'
const day = 86_400_000
const junk = { ...made, passphraseKey: 'j'.repeat(96), recoveryKey: 'j'.repeat(96) }

interface Answer {
  readonly vault: Vault | null
  readonly replaced: { readonly replacedAt: number; readonly keptUntil: number } | null
}

const stored = async (pastor: Visitor) => (await pastor.get('/api/vault')).json<Answer>()
const put = (pastor: Visitor, body: object) => pastor.send('PUT', '/api/vault', body)
const listed = async (pastor: Visitor) =>
  (await pastor.post('/api/vault/replaced', { password })).json<ReplacedVault[]>()
const keysOf = ({ version: _, ...keys }: Vault) => keys

for (const engine of engines) {
  describe(`a vault that is replaced on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('needs the password: a session alone, an older app or a wrong password change nothing', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      for (const [proof, message] of [
        [
          {},
          'Enter the password you sign in with. If you see no field for it, reload Stillwater and try again.',
        ],
        [{ password: 'not this one' }, 'That is not your password. Please try again.'],
      ] as const) {
        const answer = await put(pastor, { ...junk, version: 1, ...proof })
        assert.equal(answer.statusCode, 400)
        assert.deepEqual(answer.json<{ fields: object }>().fields, { password: message })
        assert.deepEqual(await stored(pastor), { vault: { ...made, version: 1 }, replaced: null })
      }
      for (const body of [{}, { password: 'not this one' }])
        assert.equal((await pastor.post('/api/vault/replaced', body)).statusCode, 400)
    })

    it('can be gone back to for 30 days, by its owner with the password, and no longer', async () => {
      const own = await startApp(engine)
      const [pastor, other] = [await own.pastor(), await own.pastor()]
      await setUpVault(pastor)
      assert.equal((await put(pastor, { ...junk, version: 1, password })).statusCode, 200)
      const replacedAt = own.clock.now
      const keptUntil = replacedAt + 30 * day
      assert.deepEqual(await stored(pastor), {
        vault: { ...junk, version: 2 },
        replaced: { replacedAt, keptUntil },
      })
      assert.deepEqual(await listed(pastor), [{ ...made, version: 1, replacedAt, keptUntil }])
      assert.deepEqual(await listed(other), [])

      const { db } = own.database
      own.clock.advance(30 * day - 1)
      await forgetReplaced(db, own.clock.now)
      assert.equal((await listed(pastor)).length, 1)
      assert.equal((await put(pastor, { ...made, version: 2, password })).statusCode, 200)
      assert.deepEqual(await listed(pastor), [
        { ...junk, version: 2, replacedAt: own.clock.now, keptUntil: own.clock.now + 30 * day },
      ])

      own.clock.advance(30 * day)
      // The session has ended by then.
      await pastor.post('/api/login', { email: pastor.email, password })
      assert.deepEqual(await stored(pastor), { vault: { ...made, version: 3 }, replaced: null })
      assert.deepEqual(await listed(pastor), [])
      await forgetReplaced(db, own.clock.now)
      assert.ok(!(await everyRow(db)).includes(junk.passphraseKey))
    })

    it('is not pushed out by further changes, which have a limit, and can be gone back to at that limit', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      const nth = (version: number) => ({ ...junk, recoveryKey: String(version % 10).repeat(96), version })
      for (let version = 1; version <= mostReplaced; version += 1)
        assert.equal((await put(pastor, { ...nth(version), password })).statusCode, 200)
      const version = mostReplaced + 1
      assert.equal((await put(pastor, { ...junk, version, password })).statusCode, 429)
      const kept = await listed(pastor)
      assert.deepEqual(keysOf(kept.at(-1) as Vault), {
        ...keysOf(made),
        replacedAt: kept.at(-1)?.replacedAt,
        keptUntil: kept.at(-1)?.keptUntil,
      })
      assert.equal((await put(pastor, { ...made, version, password })).statusCode, 200)
      assert.deepEqual((await stored(pastor)).vault, { ...made, version: version + 1 })
      assert.equal((await listed(pastor)).length, mostReplaced)
    })

    it('is replaced once when the same is sent again, and by one of two devices', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      const answers = await Promise.all(
        ['a', 'b'].map((letter) =>
          put(pastor, { ...made, passphraseKey: letter.repeat(96), version: 1, password }),
        ),
      )
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
      const { vault } = await stored(pastor)
      assert.equal((await put(pastor, { ...vault, version: 1, password })).statusCode, 200)
      assert.equal((await listed(pastor)).length, 1)
    })

    it('leaves nothing behind once its owner starts over or the account is deleted', async () => {
      const pastor = await test.pastor()
      const { db } = test.database
      const rows = () =>
        db.selectFrom('replacedVaults').selectAll().where('userId', '=', pastor.userId).execute()
      await setUpVault(pastor)
      await put(pastor, { ...junk, version: 1, password })
      assert.equal((await rows()).length, 1)
      await pastor.post('/api/vault/deletion', { password, keyId: made.keyId })
      assert.deepEqual(await rows(), [])
      await setUpVault(pastor)
      await put(pastor, { ...junk, version: 1, password })
      await db.deleteFrom('users').where('id', '=', pastor.userId).execute()
      assert.deepEqual(await rows(), [])
    })
  })
}
