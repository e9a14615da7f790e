/** Row 21 of docs/reliability.md: servers that start at once, or die half way, leave the old schema or the new one. */
import assert from 'node:assert/strict'
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { atEnd } from '#testing/at-end.ts'
import { bothEngines, freshDatabaseLocation } from '#testing/database.ts'
import { laterMigrations, steps } from '#testing/database/later-migrations.ts'
import { trials } from '#testing/tier.ts'
import { connect, type Database, type DatabaseLocation } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const program = fileURLToPath(import.meta.resolve('#testing/database/migrate-process.ts'))

class Migrator {
  readonly child: ChildProcessByStdio<Writable, Readable, null>
  readonly #lines: AsyncIterator<string>

  constructor() {
    this.child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#lines = createInterface(this.child.stdout)[Symbol.asyncIterator]()
  }
  async ask(location: DatabaseLocation): Promise<string[]> {
    this.child.stdin.write(`${JSON.stringify({ location })}\n`)
    const { value, done } = await this.#lines.next()
    assert.ok(done !== true, 'a server that started at the same time failed')
    return JSON.parse(value) as string[]
  }
  /** Ends by its own hand at that step. */
  async die(location: DatabaseLocation, dieAt: number): Promise<void> {
    this.child.stdin.write(`${JSON.stringify({ location, dieAt })}\n`)
    assert.deepEqual(await once(this.child, 'exit'), [null, 'SIGKILL'])
  }
}

describe('servers that start at once', () => {
  const servers: Migrator[] = []
  before(() => {
    for (let n = 0; n < 4; n += 1) servers.push(new Migrator())
  })
  after(async () => {
    for (const { child } of servers) child.stdin.end()
    await Promise.all(servers.map(async ({ child }) => child.exitCode ?? (await once(child, 'exit'))))
  })

  for (const engine of bothEngines) {
    const rounds =
      engine === 'sqlite' ? trials({ gate: 5, all: 20, soak: 300 }) : trials({ gate: 1, all: 3, soak: 30 })
    it(`apply each migration once on one ${engine} (4 servers, ${rounds} times)`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const location = await freshDatabaseLocation(engine)
        const applied = await Promise.all(servers.map((server) => server.ask(location)))
        assert.deepEqual(
          applied.flat(),
          Object.keys(migrations),
          `round ${round}: ${JSON.stringify(applied)}`,
        )
      }
    })
  }
})

/** Everything that a migration of the test could have changed. */
async function schema({ db }: Database): Promise<unknown> {
  const tables = (await db.introspection.getTables()).map(({ name, columns }) => [
    name,
    columns.map((c) => c.name).sort(),
  ])
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return { tables: tables.sort(), migrations: rows.map(({ name }) => name) }
}

for (const engine of bothEngines) {
  describe(`a server killed while it migrates on ${engine}`, { concurrency: 2 }, () => {
    for (let step = 1; step <= steps; step += 1) {
      it(`at step ${step} of ${steps} leaves the old schema, and the next start finishes the work`, async () => {
        const { location, database } = await ready()
        const old = await schema(database)
        await new Migrator().die(location, step)
        assert.deepEqual(await schema(database), old)
        const applied = await migrate(database, { ...migrations, ...laterMigrations() })
        assert.deepEqual(applied, Object.keys(laterMigrations()))
      })
    }

    it('right after the commit leaves the new schema', async () => {
      const { location, database } = await ready()
      await new Migrator().die(location, steps + 1)
      const list = { ...migrations, ...laterMigrations() }
      assert.deepEqual(await migrate(database, list), [])
      const tables = (await database.db.introspection.getTables()).map(({ name }) => name)
      assert.ok(tables.includes('notes') && !tables.includes('probes'), tables.join())
    })
  })

  const ready = async () => {
    const location = await freshDatabaseLocation(engine)
    const database = await connect(location)
    atEnd(() => database.close())
    await migrate(database)
    return { location, database }
  }
}
