/** What opens sealed words. Who may read it is tested for every call in matrix.test.ts. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { CareEntry } from '@stillwater/contract/care-entries'
import { everythingFile } from '@stillwater/contract/export-file'
import type { Vault } from '@stillwater/contract/vault'
import { alsoReadable, longestVaultText } from '@stillwater/contract/vault-text'
import { startApp, type TestApp } from '#testing/app.ts'
import { bringBack } from '#testing/bring-back.ts'
import { engines } from '#testing/database.ts'
import { samples } from '#testing/samples.ts'
import { unzip } from '#testing/unzip.ts'

const made = samples['PUT /api/vault']?.body as unknown as Vault
const sealed = `v1.${'c'.repeat(80)}`
const entry = { personIds: ['01900000-0000-7000-8000-00000000000a'], date: '2025-03-05' }

for (const engine of engines) {
  describe(`the vault on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('is not there before the first use, and then is handed back as it was stored', async () => {
      const pastor = await test.pastor()
      assert.deepEqual((await pastor.get('/api/vault')).json(), { vault: null })
      const stored = await pastor.send('PUT', '/api/vault', made)
      assert.deepEqual(stored.json(), { ...made, version: 1 })
      assert.deepEqual((await pastor.get('/api/vault')).json(), { vault: { ...made, version: 1 } })
    })

    it('is never replaced by a device that does not know it', async () => {
      const pastor = await test.pastor()
      await pastor.send('PUT', '/api/vault', made)
      const other = { ...made, passphraseKey: 'o'.repeat(96) }
      for (const version of [0, 2])
        assert.equal((await pastor.send('PUT', '/api/vault', { ...other, version })).statusCode, 409)
      assert.deepEqual((await pastor.get('/api/vault')).json(), { vault: { ...made, version: 1 } })
      const changed = await pastor.send('PUT', '/api/vault', { ...other, version: 1 })
      assert.deepEqual(changed.json(), { ...other, version: 2 })
    })

    it('takes the same again after a lost answer', async () => {
      const pastor = await test.pastor()
      const other = { ...made, recoveryKey: 'o'.repeat(96), version: 1 }
      for (const body of [made, made, other, other]) {
        const answer = await pastor.send('PUT', '/api/vault', body)
        assert.deepEqual(answer.json(), { ...body, version: body.version + 1 })
      }
    })

    it('is one per account: when two devices make one at once, one of them is told', async () => {
      const pastor = await test.pastor()
      const answers = await Promise.all(
        ['a', 'b'].map((letter) =>
          pastor.send('PUT', '/api/vault', { ...made, passphraseKey: letter.repeat(96) }),
        ),
      )
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
    })

    it('comes back with an export, and replaces no other, not even on request', async () => {
      const [pastor, fresh, other] = [await test.pastor(), await test.pastor(), await test.pastor()]
      await pastor.send('PUT', '/api/vault', made)
      await pastor.post('/api/care-entries', { ...entry, vaultText: sealed })
      const files = await unzip((await pastor.get('/api/export')).rawPayload)
      const everything: unknown = JSON.parse(files.get(everythingFile)?.toString() ?? '')
      await bringBack(fresh, everything)
      assert.deepEqual((await fresh.get('/api/vault')).json(), { vault: { ...made, version: 1 } })
      assert.equal((await fresh.get('/api/care-entries')).json<CareEntry[]>()[0]?.vaultText, sealed)

      const own = { ...made, passphraseKey: 'o'.repeat(96) }
      await other.send('PUT', '/api/vault', own)
      await bringBack(other, everything, true)
      assert.deepEqual((await other.get('/api/vault')).json(), { vault: { ...own, version: 1 } })
    })

    it('goes with its account', async () => {
      const pastor = await test.pastor()
      await pastor.send('PUT', '/api/vault', made)
      const rows = () =>
        test.database.db.selectFrom('vaults').selectAll().where('userId', '=', pastor.userId).execute()
      assert.equal((await rows()).length, 1)
      await test.database.db.deleteFrom('users').where('id', '=', pastor.userId).execute()
      assert.deepEqual(await rows(), [])
    })
  })

  describe(`sealed words on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('are stored as they come, and readable ones are refused beside them', async () => {
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/care-entries', { ...entry, vaultText: sealed })
      const { id, vaultText, words } = answer.json<CareEntry>()
      assert.deepEqual([vaultText, words], [sealed, null])
      const both = await pastor.post('/api/care-entries', { ...entry, vaultText: sealed, words: 'In clear' })
      assert.deepEqual(
        [both.statusCode, both.json<{ fields: object }>().fields],
        [400, { words: alsoReadable }],
      )
      const older = await pastor.patch(`/api/care-entries/${id}`, { words: 'In clear' })
      assert.deepEqual(
        [older.statusCode, older.json<{ fields: object }>().fields],
        [400, { words: alsoReadable }],
      )
      assert.deepEqual((await pastor.get('/api/care-entries')).json<CareEntry[]>()[0]?.words, null)
      const opened = await pastor.patch(`/api/care-entries/${id}`, { words: 'In clear', vaultText: null })
      assert.equal(opened.json<CareEntry>().words, 'In clear')
    })

    it('have a form that readable words do not have by accident, and room for the longest text', async () => {
      const pastor = await test.pastor()
      for (const wrong of [
        '',
        'We prayed',
        'v1.',
        'v1.short',
        `v2.${'c'.repeat(80)}`,
        `${sealed} and more`,
      ]) {
        const answer = await pastor.post('/api/care-entries', { ...entry, vaultText: wrong })
        assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), ['vaultText'], wrong)
      }
      const longest = `v1.${'c'.repeat(longestVaultText - 3)}`
      for (const [vaultText, status] of [
        [longest, 201],
        [`${longest}c`, 400],
      ] as const)
        assert.equal((await pastor.post('/api/care-entries', { ...entry, vaultText })).statusCode, status)
    })

    it('are found by no search, not even by their ciphertext', async () => {
      const pastor = await test.pastor()
      await pastor.post('/api/care-entries', { ...entry, words: 'Visible words' })
      await pastor.post('/api/care-entries', { ...entry, vaultText: `v1.needle${'c'.repeat(80)}` })
      const found = async (query: string) =>
        (await pastor.get(`/api/search?query=${query}`)).json<{ groups: unknown[] }>().groups.length
      assert.deepEqual([await found('visible'), await found('needle'), await found('v1')], [1, 0, 0])
    })
  })
}
