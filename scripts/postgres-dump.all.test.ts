/** A backup of PostgreSQL made with its own tools can be restored, whatever words the records hold. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { it } from 'node:test'
import { sql } from 'kysely'
import { connect, type Database, type DatabaseLocation } from '../apps/server/src/core/database/connect.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { migrations } from '../apps/server/src/core/database/migrations/index.ts'
import { startApp } from '../apps/server/src/testing/app.ts'
import { atEnd } from '../apps/server/src/testing/at-end.ts'
import { freshDatabaseLocation } from '../apps/server/src/testing/database.ts'
import { samples } from '../apps/server/src/testing/samples.ts'
import { dump, restoreDump } from './support/postgres-tools.ts'

/** Each sign of this script is three letters of three bytes to a search: no other words take more room. */
const syllable = (n: number) => String.fromCodePoint(0xac_01 + 28 * n)
const longWords = Array.from(
  { length: 12_000 },
  (_, n) => syllable(n % 399) + syllable(Math.floor(n / 399)) + syllable(0).repeat(12),
)
const halves = [longWords.slice(0, 6000), longWords.slice(6000)].map((part) => part.join(' '))

/** Dumps a database and restores it into an empty one. */
async function restored({ databaseUrl = '', dataDir }: DatabaseLocation): Promise<Database> {
  const file = join(dataDir, 'dump')
  dump(databaseUrl, file)
  const location = await freshDatabaseLocation('postgres')
  restoreDump(location.databaseUrl ?? '', file)
  const database = await connect(location)
  atEnd(() => database.close())
  return database
}

async function open(location: DatabaseLocation): Promise<Database> {
  const database = await connect(location)
  atEnd(() => database.close())
  return database
}

const found = async ({ db }: Database) => {
  const { rows } = await sql<{ n: number }>`select length(words) as n from "searchTexts"`.execute(db)
  return rows.map(({ n }) => n)
}

it('a record of the most and the longest words survives a dump and a restore', async () => {
  const location = await freshDatabaseLocation('postgres')
  const database = await open(location)
  await migrate(database)
  const pastor = await (await startApp('postgres', { database })).pastor()
  const [notes, scripture] = halves
  const made = await pastor.post('/api/sermons', { ...samples['POST /api/sermons']?.body, notes, scripture })
  assert.equal(made.statusCode, 201, made.body.slice(0, 300))
  const counts = await found(await restored(location))
  assert.deepEqual(counts, await found(database))
  assert.ok((counts[0] ?? 0) > 5000, String(counts))
})

it('so does one that was written before there was a limit', async () => {
  const location = await freshDatabaseLocation('postgres')
  const database = await open(location)
  const { db } = database
  await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015')))
  await sql`insert into users (id, email, "emailKey", "passwordHash", "fullName", "createdAt")
    values ('u', 'u@example.org', 'u@example.org', '', 'U', 0)`.execute(db)
  await sql`insert into sermons (id, "userId", version, "createdAt", "updatedAt", title, scripture, reference, notes, status,
    date, progress, "noteCount", "resourceCount") values ('a', 'u', 1, 0, 0, 'Words', ${halves[0]}, 'Psalm 23', ${halves[1]},
    'not_started', '2025-03-09', 0, 0, 0)`.execute(db)
  const lexemes = longWords.map((word) => 'u'.repeat(32) + word.normalize('NFD').slice(0, 40))
  const insert = (most: number) =>
    sql`insert into "searchTexts" ("userId", kind, "recordId", date, title, words)
      values ('u', 'sermons', 'a', '2025-03-09', ' words', array_to_tsvector(${lexemes.slice(0, most)}::text[]))`.execute(
      db,
    )
  // PostgreSQL 15.20 and its contemporaries refuse what older ones stored and could not restore.
  await insert(10_000).catch((error: { code?: string }) => {
    assert.equal(error.code, '54000')
    return insert(6000)
  })
  await migrate(database)
  assert.equal((await found(await restored(location))).length, 1)
})
