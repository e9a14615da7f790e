/** What opens sealed words. Who may read it is tested for every call in matrix.test.ts. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { everythingFile } from '@stillwater/contract/export/export-file'
import type { JournalEntry } from '@stillwater/contract/journal'
import type { Person } from '@stillwater/contract/people/people'
import type { SealedCount } from '@stillwater/contract/account/vault'
import {
  alsoReadable,
  longestVaultText,
  markOf,
  sealedElsewhere,
} from '@stillwater/contract/account/vault-text'
import { recountUsage } from '#core/records/usage.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { bringBack } from '#testing/bring-back.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { unzip } from '#testing/unzip.ts'
import { sampleVault, sealedText, setUpVault } from '#testing/vault.ts'

const made = sampleVault
const sealed = sealedText()
const password = 'still waters'
const entry = { personIds: ['01900000-0000-7000-8000-00000000000a'], date: '2025-03-05' }

for (const engine of engines) {
  describe(`the vault on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('is not there before the first use, and then is handed back as it was stored', async () => {
      const pastor = await test.pastor()
      assert.deepEqual((await pastor.get('/api/vault')).json(), { vault: null, replaced: null })
      const stored = await pastor.send('PUT', '/api/vault', made)
      assert.deepEqual(stored.json(), { ...made, version: 1 })
      assert.deepEqual((await pastor.get('/api/vault')).json(), {
        vault: { ...made, version: 1 },
        replaced: null,
      })
    })

    it('is never replaced by a device that does not know it', async () => {
      const pastor = await test.pastor()
      await pastor.send('PUT', '/api/vault', made)
      const other = { ...made, passphraseKey: 'o'.repeat(96), password }
      for (const version of [0, 2])
        assert.equal((await pastor.send('PUT', '/api/vault', { ...other, version })).statusCode, 409)
      assert.deepEqual((await pastor.get('/api/vault')).json(), {
        vault: { ...made, version: 1 },
        replaced: null,
      })
      const changed = await pastor.send('PUT', '/api/vault', { ...other, version: 1 })
      assert.deepEqual(changed.json(), { ...made, passphraseKey: 'o'.repeat(96), version: 2 })
    })

    it('never gets another key: what is sealed would be left without one', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      const other = { ...made, keyId: 'o'.repeat(12), version: 1, password }
      assert.equal((await pastor.send('PUT', '/api/vault', other)).statusCode, 409)
      assert.deepEqual((await pastor.get('/api/vault')).json(), {
        vault: { ...made, version: 1 },
        replaced: null,
      })
    })

    it('takes the same again after a lost answer', async () => {
      const pastor = await test.pastor()
      const other = { ...made, recoveryKey: 'o'.repeat(96), version: 1 }
      for (const body of [made, made, other, other]) {
        const answer = await pastor.send('PUT', '/api/vault', { ...body, password })
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
      assert.deepEqual((await fresh.get('/api/vault')).json(), {
        vault: { ...made, version: 1 },
        replaced: null,
      })
      assert.equal((await fresh.get('/api/care-entries')).json<CareEntry[]>()[0]?.vaultText, sealed)

      const own = { ...made, passphraseKey: 'o'.repeat(96) }
      await other.send('PUT', '/api/vault', own)
      for (const times of ['once', 'twice']) {
        const { done } = await bringBack(other, everything, true)
        assert.equal(done.changed, 0, times)
        assert.deepEqual(
          done.leftOut.map(({ section, reason }) => `${section}: ${reason}`),
          ['vault: Your passphrase and recovery code here stay as they are.'],
        )
      }
      assert.deepEqual((await other.get('/api/vault')).json(), {
        vault: { ...own, version: 1 },
        replaced: null,
      })
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
      await setUpVault(pastor)
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
      await setUpVault(pastor)
      for (const wrong of [
        '',
        'We prayed',
        'v1.',
        'v1.short',
        `v2.${'c'.repeat(80)}`,
        `v1.short.${'c'.repeat(80)}`,
        `${sealed} and more`,
      ]) {
        const answer = await pastor.post('/api/care-entries', { ...entry, vaultText: wrong })
        assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), ['vaultText'], wrong)
      }
      const longest = markOf(made.keyId).padEnd(longestVaultText, 'c')
      for (const [vaultText, status] of [
        [longest, 201],
        [`${longest}c`, 400],
      ] as const)
        assert.equal((await pastor.post('/api/care-entries', { ...entry, vaultText })).statusCode, status)
    })

    it('are found by no search, not even by their ciphertext', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      await pastor.post('/api/care-entries', { ...entry, words: 'Visible words' })
      await pastor.post('/api/care-entries', { ...entry, vaultText: sealedText('needle') })
      const found = async (query: string) =>
        (await pastor.get(`/api/search?query=${query}`)).json<{ groups: unknown[] }>().groups.length
      assert.deepEqual([await found('visible'), await found('needle'), await found('v1')], [1, 0, 0])
    })
  })

  describe(`starting over on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })
    const startOver = (pastor: Visitor, body: object = {}) =>
      pastor.post('/api/vault/deletion', { password, keyId: made.keyId, ...body })
    const counted = async (pastor: Visitor) => (await pastor.get('/api/vault/words')).json<SealedCount>()
    const listed = async <R>(pastor: Visitor, type: string) => (await pastor.get(`/api/${type}`)).json<R[]>()

    const byVersion = <R extends { readonly version: number }>(records: R[]) =>
      records.toSorted((a, b) => a.version - b.version)

    /** Sealed and readable words of every kind. */
    async function write(pastor: Visitor, vaultText = sealed) {
      await setUpVault(pastor)
      const post = async <R>(type: string, body: object) =>
        (await pastor.post(`/api/${type}`, body)).json<R>()
      return {
        ann: await post<Person>('people', { name: 'Ann Lee', tags: ['choir'], vaultText }),
        ruth: await post<Person>('people', { name: 'Ruth', notes: 'Tea' }),
        visit: await post<CareEntry>('care-entries', { ...entry, kind: 'call', vaultText }),
        other: await post<CareEntry>('care-entries', { ...entry, words: 'We prayed' }),
        hidden: await post<JournalEntry>('journals', { content: '', vaultText }),
        shown: await post<JournalEntry>('journals', { content: 'A quiet morning' }),
      }
    }

    it('counts what is sealed', async () => {
      const pastor = await test.pastor()
      assert.deepEqual(await counted(pastor), { journals: 0, careEntries: 0, people: 0 })
      await write(pastor)
      await pastor.post('/api/care-entries', { ...entry, vaultText: sealed })
      assert.deepEqual(await counted(pastor), { journals: 1, careEntries: 2, people: 1 })
    })

    it('deletes the key and every sealed word, and leaves all else and everybody else as they are', async () => {
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const { ann, ruth, visit, other: readable, shown } = await write(pastor, sealedText('mine'))
      await write(other)
      const everything = async () => [
        ...(await Promise.all(['people', 'care-entries', 'journals'].map((type) => listed(other, type)))),
        (await other.get('/api/vault')).json(),
      ]
      const before = await everything()
      assert.equal((await startOver(pastor)).statusCode, 204)

      assert.deepEqual((await pastor.get('/api/vault')).json(), { vault: null, replaced: null })
      assert.deepEqual(await counted(pastor), { journals: 0, careEntries: 0, people: 0 })
      const people = await listed<Person>(pastor, 'people')
      assert.deepEqual(byVersion(people), [ruth, { ...ann, vaultText: null, version: 2 }])
      const log = await listed<CareEntry>(pastor, 'care-entries')
      assert.deepEqual(byVersion(log), [readable, { ...visit, vaultText: null, version: 2 }])
      assert.deepEqual(await listed<JournalEntry>(pastor, 'journals'), [shown])
      assert.ok(!(await everyRow(test.database.db)).includes(sealedText('mine')))
      assert.deepEqual(await everything(), before)
      // Still found by what never was sealed.
      assert.match((await pastor.get('/api/search?query=choir')).body, /Ann Lee/)
      const usage = () => test.database.db.selectFrom('usage').selectAll().orderBy('userId').execute()
      const stored = await usage()
      await recountUsage(test.database.db)
      assert.deepEqual(
        stored.filter(({ records }) => records > 0),
        await usage(),
      )
    })

    it('asks for the password, and means the vault that it names', async () => {
      const pastor = await test.pastor()
      await write(pastor)
      const wrong = await startOver(pastor, { password: 'not this' })
      assert.deepEqual(
        [wrong.statusCode, Object.keys(wrong.json<{ fields: object }>().fields)],
        [400, ['password']],
      )
      assert.equal((await startOver(pastor, { keyId: 'o'.repeat(12) })).statusCode, 409)
      assert.deepEqual(await counted(pastor), { journals: 1, careEntries: 1, people: 1 })
      assert.deepEqual((await pastor.get('/api/vault')).json(), {
        vault: { ...made, version: 1 },
        replaced: null,
      })
    })

    it('happens as a whole or not at all', async () => {
      const own = await startApp(engine)
      const pastor = await own.pastor()
      await write(pastor)
      const { db } = own.database
      await db.schema.alterTable('deletedCareEntries').renameTo('away').execute()
      assert.equal((await startOver(pastor)).statusCode, 500)
      await db.schema.alterTable('away').renameTo('deletedCareEntries').execute()
      assert.deepEqual(await counted(pastor), { journals: 1, careEntries: 1, people: 1 })
      assert.deepEqual((await pastor.get('/api/vault')).json(), {
        vault: { ...made, version: 1 },
        replaced: null,
      })
      assert.equal((await startOver(pastor)).statusCode, 204)
    })

    it('may be sent twice, and a new vault can be made', async () => {
      const pastor = await test.pastor()
      await write(pastor)
      assert.deepEqual(
        [(await startOver(pastor)).statusCode, (await startOver(pastor)).statusCode],
        [204, 204],
      )
      const next = { ...made, keyId: 'n'.repeat(12) }
      assert.equal((await pastor.send('PUT', '/api/vault', next)).statusCode, 200)
      const again = { ...entry, vaultText: sealedText('', next) }
      assert.equal((await pastor.post('/api/care-entries', again)).statusCode, 201)
      // The first answer was lost, and the device asks once more: what was sealed since is not meant.
      assert.equal((await startOver(pastor)).statusCode, 409)
      assert.deepEqual(await counted(pastor), { journals: 0, careEntries: 1, people: 0 })
    })

    it('refuses what another device has sealed with the old key, before and after there is a new one', async () => {
      const pastor = await test.pastor()
      const { ann, visit, hidden } = await write(pastor)
      await startOver(pastor)
      const late = sealedText('late')
      const writes = () =>
        Promise.all([
          pastor.post('/api/care-entries', { ...entry, vaultText: late }),
          pastor.post('/api/people', { name: 'Boaz', vaultText: late }),
          pastor.post('/api/journals', { content: '', vaultText: late }),
          pastor.patch(`/api/care-entries/${visit.id}`, { vaultText: late, version: 1 }),
          pastor.patch(`/api/people/${ann.id}`, { vaultText: late, version: 1 }),
          pastor.patch(`/api/journals/${hidden.id}`, { vaultText: late, version: 1 }),
        ])
      const told = { vaultText: sealedElsewhere }
      const check = async () => {
        for (const answer of await writes())
          assert.deepEqual([answer.statusCode, answer.json<{ fields: object }>().fields], [400, told])
      }
      await check()
      await setUpVault(pastor, { ...made, keyId: 'n'.repeat(12) })
      await check()
      // Without the words, the change meets what was changed here.
      const conflict = await pastor.patch(`/api/care-entries/${visit.id}`, { minutes: 20, version: 1 })
      assert.equal(conflict.statusCode, 409)
      assert.deepEqual(await counted(pastor), { journals: 0, careEntries: 0, people: 0 })
    })

    it('leaves nothing behind that was being sealed at the same moment', async () => {
      const pastor = await test.pastor()
      const { visit } = await write(pastor)
      for (let round = 0; round < 5; round += 1) {
        await setUpVault(pastor)
        const posts = () => [
          pastor.post('/api/care-entries', { ...entry, vaultText: sealed }),
          pastor.post('/api/journals', { content: '', vaultText: sealed }),
          pastor.patch(`/api/care-entries/${visit.id}`, { vaultText: sealed }),
        ]
        const over = startOver(pastor)
        const answers = await Promise.all([...posts(), ...posts(), over, ...posts()])
        assert.deepEqual(
          answers.filter(({ statusCode }) => ![200, 201, 204, 400].includes(statusCode)),
          [],
        )
        assert.equal((await over).statusCode, 204)
        assert.deepEqual(await counted(pastor), { journals: 0, careEntries: 0, people: 0 })
      }
    })

    it('leaves nothing sealed to come back with a deleted person', async () => {
      const pastor = await test.pastor()
      const { ann } = await write(pastor)
      await pastor.post('/api/care-entries', { ...entry, personIds: [ann.id], vaultText: sealed })
      await pastor.delete(`/api/people/${ann.id}`)
      await startOver(pastor)
      assert.equal((await pastor.post('/api/people', { ...ann, vaultText: null })).statusCode, 201)
      const back = await listed<CareEntry>(pastor, 'care-entries')
      assert.equal(back.filter(({ personIds }) => personIds.includes(ann.id)).length, 1)
      assert.deepEqual(await counted(pastor), { journals: 0, careEntries: 0, people: 0 })
    })

    it('lets words of another key that an import brought stay while the rest is changed', async () => {
      const pastor = await test.pastor()
      const { visit } = await write(pastor)
      const foreign = sealedText('', { keyId: 'f'.repeat(12) })
      await test.database.db
        .updateTable('care-entries')
        .set({ vaultText: foreign })
        .where('id', '=', visit.id)
        .execute()
      const same = await pastor.patch(`/api/care-entries/${visit.id}`, { minutes: 20, vaultText: foreign })
      assert.equal(same.statusCode, 200)
    })
  })
}
