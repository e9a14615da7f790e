import assert from 'node:assert/strict'
import { chmodSync, copyFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startApp } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { backUp, lastBackup } from './backup.ts'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'

const folderFor = (what: string) => mkdtemp(join(tmpdir(), `stillwater-${what}-`))

async function open(dataDir: string): Promise<Database> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  atEnd(() => database.close())
  await migrate(database)
  return database
}

describe('a backup', () => {
  it('named for the future, by a clock that was wrong, is not taken for the last one', async () => {
    const folder = await folderFor('backups')
    const now = Date.parse('2025-03-05T15:00:00Z')
    writeFileSync(join(folder, 'stillwater-2031-01-01T00-00-00-000Z.db'), '')
    assert.equal(lastBackup(folder, now), undefined)
    for (const day of ['03', '05', '04'])
      writeFileSync(join(folder, `stillwater-2025-03-${day}T15-00-00-000Z.db`), '')
    assert.equal(lastBackup(folder, now), now)
  })

  it('is made while people write, and holds every row that was there when it began', async () => {
    const [dataDir, folder] = [await folderFor('data'), await folderFor('backups')]
    const database = await open(dataDir)
    const test = await startApp('sqlite', { database })
    const pastor = await test.pastor()
    const pray = (title: string) =>
      pastor.post('/api/prayers', { title, description: 'Words', category: 'family' })
    for (let count = 0; count < 200; count += 1) await pray(`Before ${count}`)
    const before = await everyRow(database.db)
    const during = Promise.all(Array.from({ length: 50 }, (_, count) => pray(`During ${count}`)))
    const copy = await backUp({ file: join(dataDir, 'stillwater.db'), folder, keepDays: 30 })
    await during

    const restored = await folderFor('restored')
    copyFileSync(copy, join(restored, 'stillwater.db'))
    const again = await everyRow((await open(restored)).db)
    for (const id of before.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []) assert.ok(again.includes(id), id)
    assert.ok(again.includes('Before 199'))
  })

  it('is kept for as long as told, and never the last one lost', async () => {
    const [dataDir, folder] = [await folderFor('data'), await folderFor('backups')]
    await open(dataDir)
    const file = join(dataDir, 'stillwater.db')
    const on = (now: string) => backUp({ file, folder, keepDays: 7, now: new Date(now) })
    await on('2025-03-01T03:00:00Z')
    await on('2025-03-05T03:00:00Z')
    await on('2025-03-09T03:00:00Z')
    assert.deepEqual(readdirSync(folder).sort(), [
      'stillwater-2025-03-05T03-00-00-000Z.db',
      'stillwater-2025-03-09T03-00-00-000Z.db',
    ])
  })

  it('is for its owner alone, also in a folder that others may look into', async () => {
    const [dataDir, folder] = [await folderFor('data'), await folderFor('backups')]
    await open(dataDir)
    chmodSync(folder, 0o755)
    const copy = await backUp({ file: join(dataDir, 'stillwater.db'), folder, keepDays: 30 })
    assert.equal(statSync(copy).mode & 0o777, 0o600)
  })

  it('that fails leaves nothing behind, nor does one that was killed the day before', async () => {
    const [dataDir, folder] = [await folderFor('data'), await folderFor('backups')]
    const database = await open(dataDir)
    await sql`pragma foreign_keys = off`.execute(database.db)
    const session = { tokenHash: 'hash', userId: 'nobody', id: 'id', name: '', address: null }
    await database.db
      .insertInto('sessions')
      .values({ ...session, createdAt: 1, seenAt: 1 })
      .execute()
    const old = join(folder, 'stillwater-2025-03-01T03-00-00-000Z.db.unchecked')
    writeFileSync(old, 'half a copy')
    utimesSync(old, 0, 0)
    const file = join(dataDir, 'stillwater.db')
    await assert.rejects(backUp({ file, folder, keepDays: 7 }), /owner is missing/)
    assert.deepEqual(readdirSync(folder), [])
  })
})
