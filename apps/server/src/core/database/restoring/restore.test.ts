import assert from 'node:assert/strict'
import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startApp } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { ServerProcess, settings } from '#testing/server-process.ts'
import { Backups } from '#core/backups.ts'
import { backUp } from '../backup.ts'
import { connect, type Database } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { restore } from './restore.ts'

const folderFor = (what: string) => mkdtemp(join(tmpdir(), `stillwater-${what}-`))
const now = new Date('2025-03-05T15:00:00Z')

async function open(dataDir: string): Promise<Database> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  await migrate(database)
  return database
}

async function write({ db }: Database, at: number): Promise<void> {
  await sql`insert into probes (id, at) values (1, ${at}) on conflict (id) do update set at = ${at}`.execute(
    db,
  )
}

async function written(dataDir: string): Promise<unknown> {
  const database = await open(dataDir)
  const { rows } = await sql<{ at: number }>`select at from probes`.execute(database.db)
  await database.close()
  return rows[0]?.at
}

/** A database with a backup, and with something that was written after it. */
async function backedUp() {
  const [dataDir, folder] = [await folderFor('data'), await folderFor('backups')]
  const database = await open(dataDir)
  await write(database, 1)
  const backup = await backUp({ file: join(dataDir, 'stillwater.db'), folder, keepDays: 30 })
  await write(database, 2)
  return { dataDir, folder, database, backup }
}

describe('restoring a backup', () => {
  it('brings it back and keeps what was there, with what was only in its journal', async () => {
    const { dataDir, database, backup } = await backedUp()
    // As after a power cut: the journal is still there.
    const cut = await folderFor('cut')
    for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(cut, name))
    await database.close()
    const { aside } = await restore({ backup, dataDir: cut, now })
    assert.equal(aside, join(cut, 'stillwater.db.before-2025-03-05T15-00-00-000Z'))
    assert.equal(statSync(join(cut, 'stillwater.db')).mode & 0o777, 0o600)
    assert.equal(await written(cut), 1)
    const before = await folderFor('before')
    copyFileSync(aside ?? '', join(before, 'stillwater.db'))
    assert.equal(await written(before), 2)
    assert.equal(existsSync(join(cut, 'stillwater.db.restoring')), false)
  })

  it('needs no database, and takes the place of a damaged one', async () => {
    const { dataDir, database, backup } = await backedUp()
    await database.close()
    const empty = await folderFor('empty')
    const first = await restore({ backup, dataDir: empty })
    assert.deepEqual([first.aside, first.closed.since], [undefined, undefined])
    assert.equal(await written(empty), 1)
    writeFileSync(join(dataDir, 'stillwater.db'), 'x'.repeat(50_000))
    const { aside, closed } = await restore({ backup, dataDir, now })
    assert.deepEqual([aside !== undefined, closed.since], [true, 'unreadable'])
    assert.equal(await written(dataDir), 1)
  })

  it('is refused while the server runs, and for what is no backup; then nothing is changed', async () => {
    const { dataDir, folder, database, backup } = await backedUp()
    const files = () => readdirSync(dataDir).sort()
    const before = files()
    await assert.rejects(restore({ backup, dataDir }), {
      message: /^The database is in use\. Stop the server/,
    })
    await write(database, 3)
    assert.deepEqual(files(), before)
    await database.close()
    const wrong = join(folder, 'wrong.db')
    writeFileSync(wrong, 'no database at all, but a file of some length')
    await assert.rejects(restore({ backup: wrong, dataDir }), {
      message: /can't be restored .* Nothing was changed/,
    })
    const other = new DatabaseSync(join(folder, 'other.db'))
    other.exec('create table notes (text)')
    other.close()
    await assert.rejects(restore({ backup: join(folder, 'other.db'), dataDir }), {
      message: /no such table: migrations/,
    })
    const newer = new DatabaseSync(backup)
    newer.exec("insert into migrations values ('9999-later', 0)")
    newer.close()
    await assert.rejects(restore({ backup, dataDir }), { message: /newer version of Stillwater/ })
    await assert.rejects(restore({ backup: join(folder, 'none.db'), dataDir }), {
      message: /^There is no file/,
    })
    assert.equal(await written(dataDir), 3)
  })
})

it('a backup is not restored under a server of another process', async () => {
  const { dataDir, database, backup } = await backedUp()
  await database.close()
  const server = await ServerProcess.start(settings({ dataDir, databaseUrl: undefined }))
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
  await assert.rejects(restore({ backup, dataDir }), { message: /^The database is in use/ })
  await server.kill()
  assert.ok((await restore({ backup, dataDir, now })).aside)
  assert.equal(await written(dataDir), 1)
})

describe('the server’s own backups', () => {
  it('are made each day by a thread, kept as told, and their age is told to this machine alone', async () => {
    const [dataDir, folder] = [await folderFor('data'), await folderFor('backups')]
    const database = await open(dataDir)
    atEnd(() => database.close())
    const test = await startApp('sqlite', { database, backups: { folder, keepDays: 1 } })
    const backups = new Backups({ folder, keepDays: 1, dataDir, clock: test.clock.read }, test.app.log)
    const ready = async (headers = {}, remoteAddress = '127.0.0.1') =>
      (await test.app.inject({ url: '/readyz', headers, remoteAddress })).json<object>()
    assert.deepEqual(await ready(), { status: 'ok', backupAgeHours: null })
    await backups.look()
    assert.deepEqual(readdirSync(folder), ['stillwater-2025-03-05T15-00-00-000Z.db'])
    test.clock.advance(5 * 3_600_000)
    await backups.look()
    assert.deepEqual(readdirSync(folder).length, 1, 'not due yet')
    assert.deepEqual(await ready(), { status: 'ok', backupAgeHours: 5 })
    assert.deepEqual(await ready({}, '198.18.0.1'), { status: 'ok' })
    assert.deepEqual(await ready({ 'x-forwarded-for': '198.18.0.1' }), { status: 'ok' })
    test.clock.advance(20 * 3_600_000)
    await backups.look()
    assert.deepEqual(readdirSync(folder), ['stillwater-2025-03-06T16-00-00-000Z.db'])
  })

  it('that fail are logged, and after two days there is a warning', async () => {
    const folder = await folderFor('backups')
    const lines: [string, unknown, string][] = []
    const log = {
      error: (details: { err: Error }, text: string) =>
        lines.push(['error', details.err instanceof Error, text]),
      warn: (details: object, text: string) => lines.push(['warn', details, text]),
    }
    const missing = join(folder, 'nowhere')
    const at = now.getTime()
    const options = { folder, keepDays: 1, dataDir: missing, clock: () => at }
    const test = await startApp('sqlite')
    const backups = new Backups(options, { ...test.app.log, ...log } as unknown as typeof test.app.log)
    const old = 'the last good backup is older than two days'
    await backups.look()
    assert.deepEqual(lines.splice(0), [
      ['error', true, 'the backup failed'],
      ['warn', { hours: null }, old],
    ])
    writeFileSync(join(folder, 'stillwater-2025-03-04T14-00-00-000Z.db'), '')
    await backups.look()
    assert.deepEqual(lines.splice(0), [['error', true, 'the backup failed']])
    writeFileSync(join(folder, 'stillwater-2025-03-03T14-00-00-000Z.db'), '')
    await backups.look()
    assert.equal(lines.length, 1, 'the newest counts')
  })
})
