import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { describe, it, type TestContext } from 'node:test'
import { Kysely, sql } from 'kysely'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

interface Notes {
  notes: { id: number; text: string }
}

async function open(t: TestContext) {
  const file = new DatabaseSync(':memory:')
  const prepare = t.mock.method(file, 'prepare')
  const db = new Kysely<Notes>({ dialect: new NodeSqliteDialect(file) })
  t.after(() => db.destroy())
  await sql`create table notes (id integer primary key, text text not null unique)`.execute(db)
  const prepared = () => prepare.mock.calls.map(({ arguments: [text] }) => text)
  const texts = async () =>
    (await db.selectFrom('notes').select('text').orderBy('id').execute()).map((n) => n.text)
  const add = (text: string, on: Kysely<Notes> = db) =>
    on
      .insertInto('notes')
      .values({ text, id: undefined as never })
      .execute()
  return { db, prepared, texts, add }
}

describe('the statement cache', () => {
  it('prepares a statement once, whatever its values', async (t) => {
    const { add, prepared, texts } = await open(t)
    for (const text of ['a', 'b', 'c']) await add(text)
    assert.equal(prepared().filter((text) => text.startsWith('insert')).length, 1)
    assert.deepEqual(await texts(), ['a', 'b', 'c'])
  })

  it('keeps the newest when there are too many', async (t) => {
    const { db, prepared } = await open(t)
    const ask = (n: number) => sql`select ${sql.lit(n)} as n`.execute(db)
    for (let n = 0; n < 300; n += 1) await ask(n)
    const before = prepared().length
    await ask(299)
    assert.equal(prepared().length, before, 'the newest is kept')
    await ask(0)
    assert.equal(prepared().length, before + 1, 'the oldest is not')
  })

  it('notices when a table changes', async (t) => {
    const { db, add } = await open(t)
    await add('a')
    const all = () => sql<object>`select * from notes`.execute(db)
    assert.deepEqual(
      (await all()).rows.map((row) => ({ ...row })),
      [{ id: 1, text: 'a' }],
    )
    await sql`alter table notes add column colour text default 'blue'`.execute(db)
    assert.deepEqual(
      (await all()).rows.map((row) => ({ ...row })),
      [{ id: 1, text: 'a', colour: 'blue' }],
    )
  })
})

describe('a transaction', () => {
  it('keeps all others out until it ends', async (t) => {
    const { db, add, texts } = await open(t)
    const order: string[] = []
    const gate = Promise.withResolvers<void>()
    const first = db.transaction().execute(async (trx) => {
      await add('first', trx)
      await gate.promise
      await add('second', trx)
      order.push('transaction')
    })
    const outside = add('outside').then(() => order.push('write'))
    const read = texts().then((seen) => order.push(`read ${seen.length}`))
    for (let n = 0; n < 10; n += 1) await turn()
    assert.deepEqual(order, [])
    gate.resolve()
    await Promise.all([first, outside, read])
    assert.deepEqual(order, ['transaction', 'write', 'read 3'])
    assert.deepEqual(await texts(), ['first', 'second', 'outside'])
  })

  it('that fails leaves nothing, says why, and lets the next one in', async (t) => {
    const { db, add, texts } = await open(t)
    await add('kept')
    const failing = db.transaction().execute(async (trx) => {
      await add('lost', trx)
      await add('kept', trx)
    })
    await assert.rejects(failing, /UNIQUE constraint failed/)
    await add('after')
    assert.deepEqual(await texts(), ['kept', 'after'])
  })

  it('that the engine itself has ended still says why', async (t) => {
    const { db, add, texts } = await open(t)
    await sql`create trigger stop before insert on notes when new.text = 'stop' begin select raise(rollback, 'stopped'); end`.execute(
      db,
    )
    const failing = db.transaction().execute(async (trx) => {
      await add('lost', trx)
      await add('stop', trx)
    })
    await assert.rejects(failing, /stopped/)
    assert.deepEqual(await texts(), [])
  })
})

describe('a query', () => {
  it('that fails lets the next one in', async (t) => {
    const { db, texts } = await open(t)
    await assert.rejects(sql`select * from missing`.execute(db), /no such table/)
    assert.deepEqual(await texts(), [])
  })

  it('says how many rows it changed', async (t) => {
    const { db, add } = await open(t)
    await add('a')
    await add('b')
    const [result] = await db
      .updateTable('notes')
      .set({ text: sql`text || '!'` })
      .execute()
    assert.equal(result?.numUpdatedRows, 2n)
  })

  it('can be read as a stream', async (t) => {
    const { db, add } = await open(t)
    for (const text of ['a', 'b']) await add(text)
    const seen: string[] = []
    for await (const { text } of db.selectFrom('notes').select('text').stream()) seen.push(text)
    assert.deepEqual(seen, ['a', 'b'])
  })
})
