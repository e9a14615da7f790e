/** What was deleted, erased or sealed is in no byte of the database’s files, and in no later backup. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { inspect } from 'node:util'
import { deleteDueAccounts } from '#features/account/deletion.ts'
import { forgetDeletedEntries } from '#features/people/deleted-care-store.ts'
import { Erasures } from '#core/erasures.ts'
import { sql } from 'kysely'
import { newId } from '@stillwater/contract/records/new-id'
import { forgetDeleted } from '#core/records/deleted-records.ts'
import { recordStore } from '#core/records/records.ts'
import { usualLimits } from '#core/records/usage.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { bothEngines } from '#testing/database.ts'
import { storedBytes } from '#testing/database/stored-bytes.ts'
import { testStart } from '#testing/samples.ts'
import { sealedText, setUpVault } from '#testing/vault.ts'
import { backUp } from '../backup.ts'
import { databaseFile } from '../sqlite-file.ts'

const day = 86_400_000

/** Words like no other: the index of the search leaves out the letters that a word shares with the one before it. */
class Canaries {
  readonly #words: string[] = []
  readonly next = (): string => {
    const word = randomBytes(12).toString('hex')
    this.#words.push(word)
    return word
  }
  get count(): number {
    return this.#words.length
  }
  countIn(bytes: string): number {
    return this.#words.filter((word) => bytes.includes(word.slice(-16))).length
  }
}

type Lost = Readonly<Record<'gone' | 'kept', Canaries>>

async function make(pastor: Visitor, path: string, body: object): Promise<string> {
  const answer = await pastor.post(path, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<{ id: string }>().id
}

/** Prayers of which a few will be deleted: so few that the search does not bother to remove their words by itself. */
async function manyPrayers({ database }: TestApp, userId: string, { gone, kept }: Lost): Promise<string[]> {
  const { db, engine } = database
  const prayers = Array.from({ length: 500 }, (_, n) => ({
    facts: { id: newId(testStart + n), version: 1, createdAt: testStart, updatedAt: testStart },
    content: {
      title: (n % 100 === 50 ? gone : kept).next(),
      description: 'Peace. '.repeat(40),
      category: 'family',
      isAnswered: 0,
      dateAdded: '2025-03-04',
    },
  }))
  const store = recordStore('prayers', { engine, limits: usualLimits })
  await db.transaction().execute((trx) => store.restore(trx, userId, prayers))
  return prayers.filter((_, n) => n % 100 === 50).map(({ facts }) => `prayers/${facts.id}`)
}

/** Some of everything that is deleted, erased or sealed. */
async function write(pastor: Visitor, canaries: Canaries) {
  const word = canaries.next
  const text = () => `${word()} and ${word()}`
  const add = (path: string, body: object) => make(pastor, path, body)
  const prayerId = await add('/api/prayers', { title: word(), description: text(), category: 'family' })
  const personId = await add('/api/people', { name: word(), notes: text() })
  const sermonId = await add('/api/sermons', {
    title: word(),
    scripture: text(),
    reference: 'Psalm 23',
    date: '2025-03-09',
  })
  const [date, personIds] = ['2025-03-04', [personId]]
  await add('/api/prayer-updates', { prayerId, date, text: text() })
  await add('/api/sermon-notes', { sermonId, text: text() })
  await add('/api/care-entries', { personIds, date, words: text() })
  return {
    deleted: [`prayers/${prayerId}`, `sermons/${sermonId}`, `people/${personId}`],
    erased: `care-entries/${await add('/api/care-entries', { personIds, date, words: text() })}`,
    sealed: `journals/${await add('/api/journals', { title: word(), content: text(), date })}`,
  }
}

const complain = (details: object) => assert.fail(inspect(details))
/** Fails where a line would be logged. */
const silent = { warn: complain, error: complain } as unknown as TestApp['app']['log']

/** Everything that can make words go, for two of three users, and as much time as it takes. */
async function lose(test: TestApp): Promise<Lost> {
  const { db, engine } = test.database
  const [pastor, leaver] = [await test.pastor(), await test.pastor()]
  await setUpVault(pastor)
  const [gone, kept] = [new Canaries(), new Canaries()]
  const prayers = await manyPrayers(test, pastor.userId, { gone, kept })
  const { deleted, erased, sealed } = await write(pastor, gone)
  await write(leaver, gone)
  await write(pastor, kept)
  // What PostgreSQL notes of the words that there are.
  await sql`analyze`.execute(db)
  for (const path of [erased, ...deleted, ...prayers])
    assert.equal((await pastor.delete(`/api/${path}`)).statusCode, 204)
  const words = { title: '', content: '', vaultText: sealedText() }
  assert.equal((await pastor.patch(`/api/${sealed}`, words)).statusCode, 200)
  assert.equal((await leaver.post('/api/user/deletion', { password: 'still waters' })).statusCode, 200)
  test.clock.advance(30 * day)
  const now = test.clock.now
  assert.equal(await deleteDueAccounts(db, now), 1)
  await forgetDeletedEntries(db, now - 30 * day)
  for (const parent of ['prayers', 'sermons'] as const) await forgetDeleted({ db, engine }, parent, now)
  return { gone, kept }
}

for (const engine of bothEngines) {
  describe(`what is gone on ${engine}`, () => {
    it('is in no byte of the files once it has been erased from them, and what is there is still found', async () => {
      const test = await startApp(engine)
      const { gone, kept } = await lose(test)
      const before = await storedBytes(test.database)
      assert.ok(gone.countIn(before) > 0, 'else this shows nothing')
      await new Erasures({ ...test.database, clock: test.clock.read }, silent).look()
      const after = await storedBytes(test.database)
      assert.equal(gone.countIn(after), 0)
      assert.equal(kept.countIn(after), kept.count)
    })
  })
}

it('what is gone is in no later backup, also where the file still holds it', async () => {
  const test = await startApp('sqlite')
  const { gone, kept } = await lose(test)
  const file = databaseFile(test.database.location.dataDir)
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-backups-'))
  const copy = readFileSync(await backUp({ file, folder, keepDays: 30 }), 'latin1')
  assert.ok(gone.countIn(await storedBytes(test.database)) > 0, 'else this shows nothing')
  assert.deepEqual([gone.countIn(copy), kept.countIn(copy)], [0, kept.count])
})
