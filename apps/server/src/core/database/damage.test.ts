/** Row 20 of docs/reliability.md: a damaged file is refused, named, and never written to. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { before, describe, it } from 'node:test'
import { StartError } from '#core/start-error.ts'
import { freshDatabaseLocation } from '#testing/database.ts'
import { connect } from './connect.ts'
import { databaseFile } from './sqlite-file.ts'
import { migrate } from './migrate.ts'

const pageSize = 4096

/** A sound database with a few hundred prayers, all of it in the main file. */
async function soundFile(): Promise<string> {
  const location = await freshDatabaseLocation('sqlite')
  const database = await connect(location)
  await migrate(database)
  await database.db
    .insertInto('users')
    .values({ id: 'u', email: 'e', emailKey: 'e', passwordHash: 'h', fullName: 'n', createdAt: 1 })
    .execute()
  const content = {
    category: 'family',
    isAnswered: 0,
    dateAdded: '2025-01-01',
    version: 1,
    createdAt: 1,
    updatedAt: 1,
  }
  for (let n = 0; n < 300; n += 1) {
    const row = { ...content, id: String(n), userId: 'u', title: `Title ${n}`, description: 'x'.repeat(100) }
    await database.db.insertInto('prayers').values(row).execute()
  }
  await database.close()
  return databaseFile(location.dataDir)
}

const prints = (folder: string) =>
  readdirSync(folder).map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  ])

async function refusal(file: string): Promise<string> {
  const folder = dirname(file)
  const before = prints(folder)
  try {
    const database = await connect({ dataDir: folder, databaseUrl: undefined })
    await database.close()
  } catch (error) {
    assert.ok(error instanceof StartError, String(error))
    const left = prints(folder).filter(([name]) => !name?.endsWith('-shm') && !name?.endsWith('-wal'))
    assert.deepEqual(left, before, 'a damaged file must not be changed')
    return error.message
  }
  assert.fail('a damaged file was accepted')
}

describe('a damaged database file', () => {
  let sound: string
  let copies = 0
  before(async () => {
    sound = await soundFile()
  })

  /** A copy in a folder of its own, with its bytes changed. */
  const copy = (change: (bytes: Buffer) => void) => {
    copies += 1
    const folder = join(dirname(sound), `copy-${copies}`)
    mkdirSync(folder)
    const bytes = readFileSync(sound)
    change(bytes)
    const file = join(folder, basename(sound))
    writeFileSync(file, bytes)
    return file
  }
  const flip = (bytes: Buffer, from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) bytes[at] = ~(bytes[at] ?? 0) & 0xff
  }

  it('is refused wherever a page of it is broken', async () => {
    const pages = readFileSync(sound).length / pageSize
    assert.ok(pages > 20, `${pages} pages`)
    for (let page = 1; page < pages; page += 1) {
      await refusal(copy((bytes) => flip(bytes, page * pageSize, 32)))
    }
  })

  it('is refused when it is cut off, or is no database at all', async () => {
    const cut = copy(() => {})
    truncateSync(cut, 5 * pageSize + 100)
    await refusal(cut)
    await refusal(copy((bytes) => flip(bytes, 0, 100)))
    await refusal(copy((bytes) => bytes.fill('not a database. ')))
  })

  it('is named, with what to do', async () => {
    const file = copy((bytes) => flip(bytes, 10 * pageSize, 32))
    const message = await refusal(file)
    assert.match(message, /is damaged/)
    assert.ok(message.includes(`${file} `))
    assert.match(
      message,
      /Restore your latest backup with "npm run restore -- FILE", and start the server again/,
    )
  })

  it('keeps its journal, which may hold what the file lacks', async () => {
    // A crash leaves the last writes in the journal beside the file.
    const database = await connect({ dataDir: dirname(sound), databaseUrl: undefined })
    await database.db.updateTable('users').set({ fullName: 'Changed' }).execute()
    const file = copy((bytes) => flip(bytes, 10 * pageSize, 32))
    copyFileSync(`${sound}-wal`, `${file}-wal`)
    const journal = readFileSync(`${file}-wal`)
    await database.close()
    await assert.rejects(connect({ dataDir: dirname(file), databaseUrl: undefined }), StartError)
    assert.deepEqual(readFileSync(`${file}-wal`), journal)
  })
})

describe('a sound database file', () => {
  it('is opened with what a crash left in its journal', async () => {
    const [location, copy] = [await freshDatabaseLocation('sqlite'), await freshDatabaseLocation('sqlite')]
    const database = await connect(location)
    await migrate(database)
    for (const end of ['', '-wal']) {
      copyFileSync(databaseFile(location.dataDir) + end, databaseFile(copy.dataDir) + end)
    }
    await database.close()
    assert.equal(readFileSync(databaseFile(copy.dataDir)).includes('create table "users"'), false)
    const again = await connect(copy)
    assert.deepEqual(await migrate(again), [])
    await again.close()
  })

  it('is opened, also when it is new and empty', async () => {
    const location = await freshDatabaseLocation('sqlite')
    writeFileSync(databaseFile(location.dataDir), '')
    const database = await connect(location)
    await migrate(database)
    await database.close()
  })
})
