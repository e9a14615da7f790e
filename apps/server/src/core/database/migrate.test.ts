import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { StartError } from '#core/start-error.ts'
import { atEnd } from '#testing/at-end.ts'
import { bothEngines, freshDatabase, freshDatabaseLocation } from '#testing/database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const names = Object.keys(migrations)

describe('the list of migrations', () => {
  it('is numbered in the order in which it is applied, each number once', () => {
    const numbers = names.map((name) => name.slice(0, 4))
    assert.deepEqual(numbers, [...numbers].sort())
    assert.equal(new Set(numbers).size, numbers.length)
    for (const name of names) assert.match(name, /^\d{4}-[a-z-]+$/)
  })
})

for (const engine of bothEngines) {
  describe(`migrations on ${engine}`, () => {
    it('are applied in order, and not again', async () => {
      const database = await connect(await freshDatabaseLocation(engine))
      atEnd(() => database.close())
      assert.deepEqual(await migrate(database), names)
      assert.deepEqual(await migrate(database), [])
      const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
        database.db,
      )
      assert.deepEqual(
        rows.map((row) => row.name),
        names,
      )
    })

    it('that are new are applied alone', async () => {
      const database = await freshDatabase(engine)
      const seen: string[] = []
      const later = {
        '9001-later': async () => {
          seen.push('later')
          await Promise.resolve()
        },
      }
      assert.deepEqual(await migrate(database, { ...migrations, ...later }), ['9001-later'])
      assert.deepEqual(seen, ['later'])
    })

    it('that fail leave the schema as it was, and can be tried again', async () => {
      const database = await freshDatabase(engine)
      const tables = async () => (await database.db.introspection.getTables()).map(({ name }) => name).sort()
      const before = await tables()
      let fails = true
      const list = {
        ...migrations,
        '9001-one': (db: typeof database.db) => sql`create table one (id text)`.execute(db).then(() => {}),
        '9002-two': async (db: typeof database.db) => {
          await sql`create table two (id text)`.execute(db)
          if (fails) throw new Error('half way')
        },
      }
      await assert.rejects(migrate(database, list), /half way/)
      assert.deepEqual(await tables(), before)
      fails = false
      assert.deepEqual(await migrate(database, list), ['9001-one', '9002-two'])
      assert.deepEqual(await tables(), [...before, 'one', 'two'].sort())
    })

    it('of a newer version are not touched: the start is refused with the reason', async () => {
      const database = await freshDatabase(engine)
      await migrate(database, { ...migrations, '9001-later': () => Promise.resolve() })
      await assert.rejects(migrate(database), (error) => {
        assert.ok(error instanceof StartError)
        assert.equal(
          error.message,
          'This database was written by a newer version of Stillwater (9001-later). Start that version or a later one.',
        )
        return true
      })
    })
  })
}

describe('a migration on postgres', () => {
  it('may take longer than a request may', async () => {
    const database = await freshDatabase('postgres')
    const read = async (db: typeof database.db) =>
      Object.values((await sql<object>`show statement_timeout`.execute(db)).rows[0] ?? {})
    let within: unknown
    const look = async (db: typeof database.db) => {
      within = await read(db)
    }
    await migrate(database, { ...migrations, '9001-look': look })
    assert.deepEqual(within, ['0'])
    assert.deepEqual(await read(database.db), ['15s'])
  })
})
