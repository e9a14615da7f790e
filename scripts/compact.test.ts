/** The operator's command that removes what was deleted at once, as it is typed. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { databaseFile } from '../apps/server/src/core/database/sqlite-file.ts'
import { sql } from 'kysely'
import { freshDatabase } from '../apps/server/src/testing/database.ts'
import { storedBytes } from '../apps/server/src/testing/database/stored-bytes.ts'
import { settings } from '../apps/server/src/testing/server-process.ts'
import { root } from './support/root.ts'

const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, 'scripts/compact.ts')], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })

it('npm run compact removes what was deleted from the file, once the server has stopped', async () => {
  const database = await freshDatabase('sqlite')
  const { db, location } = database
  await sql`pragma secure_delete = off`.execute(db)
  await sql`create table notes as select 'canary of a note' as text`.execute(db)
  await sql`delete from notes`.execute(db)
  const inUse = run(settings(location))
  assert.equal(inUse.status, 1)
  assert.match(inUse.stderr, /^The database is in use\. Stop the server/)
  await database.close()
  const holds = () => readFileSync(databaseFile(location.dataDir), 'latin1').includes('canary of a note')
  assert.ok(holds(), 'else this shows nothing')
  const { status, stdout } = run(settings(location))
  assert.deepEqual([status, stdout.split(' ', 1)], [0, ['Removed']])
  assert.ok(!holds())
})

it('npm run compact removes what was deleted from the files of PostgreSQL', async () => {
  const database = await freshDatabase('postgres')
  const { db, location } = database
  await sql`create table notes as select 'canary of a note' as text`.execute(db)
  await sql`delete from notes`.execute(db)
  const holds = async () => (await storedBytes(database)).includes('canary of a note')
  assert.ok(await holds(), 'else this shows nothing')
  const { status, stdout, stderr } = run(settings(location))
  assert.deepEqual([status, stderr, stdout.split(' ', 1)], [0, '', ['Removed']])
  assert.ok(!(await holds()))
})
