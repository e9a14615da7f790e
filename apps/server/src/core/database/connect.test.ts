import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'node:test'
import { Kysely, sql } from 'kysely'
import { StartError } from '#core/start-error.ts'
import { startApp } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { freshDatabase, freshDatabaseLocation } from '#testing/database.ts'
import { assertDurable, connect } from './connect.ts'
import { databaseFile } from './sqlite-file.ts'
import { migrate } from './migrate.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

const complaint = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    assert.ok(error instanceof StartError, String(error))
    return error.message
  }
  assert.fail('it was accepted')
}

describe('the database file', () => {
  it('is opened so that an acknowledged write survives a power cut', async () => {
    const { db } = await freshDatabase('sqlite')
    const pragma = async (name: string) => {
      const { rows } = await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(db)
      return Object.values(rows[0] ?? {})[0] as unknown
    }
    assert.equal(await pragma('journal_mode'), 'wal')
    assert.equal(await pragma('synchronous'), 2)
    assert.equal(await pragma('foreign_keys'), 1)
    assert.equal(await pragma('busy_timeout'), 5000)
  })

  const unsafe = {
    'a journal of another kind': 'pragma synchronous = full; pragma foreign_keys = on',
    'lazy writing': 'pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on',
    'no writing through at all':
      'pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on',
    'owners that are not checked':
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off',
  }
  for (const [what, pragmas] of Object.entries(unsafe)) {
    it(`is refused with ${what}`, async () => {
      const { dataDir } = await freshDatabaseLocation('sqlite')
      const file = new DatabaseSync(databaseFile(dataDir))
      file.exec(pragmas)
      const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) })
      atEnd(() => db.destroy())
      assert.match(
        await complaint(assertDurable(db)),
        /cannot be opened safely.*Put DATA_DIR on a local disk/,
      )
    })
  }

  it('lies in a folder that only its owner may look into', async () => {
    const dataDir = join((await freshDatabaseLocation('sqlite')).dataDir, 'deep', 'down')
    const database = await connect({ dataDir, databaseUrl: undefined })
    await database.close()
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
  })

  it('is for its owner alone, with what lies beside it, also in a folder that was there and after a careless start', async () => {
    const { dataDir } = await freshDatabaseLocation('sqlite')
    chmodSync(dataDir, 0o755)
    const modes = () => readdirSync(dataDir).map((file) => [file, statSync(join(dataDir, file)).mode & 0o777])
    const open = async () => {
      const database = await connect({ dataDir, databaseUrl: undefined })
      atEnd(() => database.close())
      await migrate(database)
    }
    const expected = ['', '-shm', '-wal'].map((ending) => [`stillwater.db${ending}`, 0o600])
    await open()
    assert.deepEqual(modes().sort(), expected)
    for (const [file] of modes()) chmodSync(join(dataDir, String(file)), 0o644)
    await open()
    assert.deepEqual(modes().sort(), expected)
  })

  it('holds no sentence that was deleted', async () => {
    const { dataDir } = await freshDatabaseLocation('sqlite')
    const database = await connect({ dataDir, databaseUrl: undefined })
    atEnd(() => database.close())
    await migrate(database)
    const test = await startApp('sqlite', { database })
    const pastor = await test.pastor()
    const words = {
      title: 'A canary in a mine',
      description: 'Canary in a mine. '.repeat(50),
      category: 'family',
    }
    const { id } = (await pastor.post('/api/prayers', words)).json<{ id: string }>()
    const holds = async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
      return /canary in a mine/i.test(readFileSync(databaseFile(dataDir), 'latin1'))
    }
    assert.ok(await holds())
    assert.equal((await pastor.delete(`/api/prayers/${id}`)).statusCode, 204)
    assert.ok(!(await holds()))
  })

  it('needs a folder, and says so', async () => {
    const { dataDir } = await freshDatabaseLocation('sqlite')
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    for (const wrong of [file, join(file, 'below')]) {
      const message = await complaint(connect({ dataDir: wrong, databaseUrl: undefined }))
      assert.ok(message.startsWith(`DATA_DIR is "${wrong}": this folder can't be created`), message)
    }
  })

  it('must be a file', async () => {
    const { dataDir } = await freshDatabaseLocation('sqlite')
    mkdirSync(databaseFile(dataDir))
    const message = await complaint(connect({ dataDir, databaseUrl: undefined }))
    assert.match(message, /cannot be opened/)
    assert.ok(message.includes(databaseFile(dataDir)))
  })
})

describe('PostgreSQL', () => {
  it('gives instants as numbers', async () => {
    const { db } = await freshDatabase('postgres')
    await db.insertInto('probes').values({ id: 1, at: 1_741_186_800_123 }).execute()
    assert.deepEqual(await db.selectFrom('probes').selectAll().execute(), [{ id: 1, at: 1_741_186_800_123 }])
  })

  it('that cannot be reached or used is told without its password', async () => {
    const { dataDir, databaseUrl } = await freshDatabaseLocation('postgres')
    const change = (edit: (url: URL) => void) => {
      const url = new URL(databaseUrl ?? '')
      edit(url)
      return url.href
    }
    const wrong = {
      'nothing listens there': 'postgres://ann:secret-word@127.0.0.1:1/name',
      'no such user': change((url) => {
        url.username = 'nobody-known'
        url.password = 'secret-word'
      }),
      'no such database': change((url) => {
        url.pathname = '/missing'
      }),
      'not readable': 'postgres://ann:secret-word%zz@127.0.0.1:1/name',
    }
    for (const [what, url] of Object.entries(wrong)) {
      const message = await complaint(connect({ dataDir, databaseUrl: url }))
      assert.match(
        message,
        /^PostgreSQL can't be reached \(.+\)\. Check that it is running.*DATABASE_URL are correct\.$/,
        what,
      )
      assert.doesNotMatch(message, /secret-word/, what)
      assert.ok(!message.includes(new URL(databaseUrl ?? '').password), what)
    }
  })
})
