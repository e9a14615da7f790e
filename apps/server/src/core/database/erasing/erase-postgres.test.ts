import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { freshDatabase } from '#testing/database.ts'
import { storedBytes } from '#testing/database/stored-bytes.ts'
import { erasePostgres } from './erase-postgres.ts'

it('tables that are too large to be locked, or in use all the time, are named; the index of the search is new all the same', async () => {
  const { db } = await freshDatabase('postgres')
  const fileOf = async (name: string) =>
    (await sql<{ file: number }>`select pg_relation_filenode(${`"${name}"`}) as file`.execute(db)).rows[0]
      ?.file
  const files = () => Promise.all(['searchTexts', 'searchTextsByWords', 'prayers', 'goals'].map(fileOf))
  const before = await files()
  const left = await erasePostgres(db, { largest: 0 })
  assert.ok(left.includes('prayers') && left.includes('searchTexts'), left.join())
  const after = await files()
  assert.deepEqual(
    after.map((file, n) => file === before[n]),
    [true, false, true, true],
  )

  const inUse = await db.transaction().execute(async (trx) => {
    await sql`lock table goals in access share mode`.execute(trx)
    return erasePostgres(db, { tries: 1 })
  })
  assert.deepEqual(inUse, ['goals'])
  const { rows } = await sql<{ limit: string }>`select current_setting('lock_timeout') as limit`.execute(db)
  assert.equal(rows[0]?.limit, '0', 'the connection is as it was')
})

it('what was deleted is only gone once nobody can read it any more, and that is waited for', async () => {
  const database = await freshDatabase('postgres')
  const { db } = database
  await sql`create table notes as select 'canary of a note' as text`.execute(db)
  const holds = async () => (await storedBytes(database)).includes('canary of a note')
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`select from notes`.execute(trx)
      await sql`delete from notes`.execute(db)
      await assert.rejects(erasePostgres(db, { pauses: 1 }), /open for long/)
    })
  assert.ok(await holds(), 'else this shows nothing')
  await erasePostgres(db)
  assert.ok(!(await holds()))
})
