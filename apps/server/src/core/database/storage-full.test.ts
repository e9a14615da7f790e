/** Row 19 of docs/reliability.md: when the disk is full, writes say so, reads still work, and free space is enough to recover. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startApp } from '#testing/app.ts'

const long = { title: 'Mercy', description: 'x'.repeat(50_000), category: 'family' }

describe('a full disk', () => {
  it('refuses writes with a 507, goes on reading, and recovers by itself', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    assert.equal((await pastor.post('/api/prayers', long)).statusCode, 201)
    const { db } = test.database
    /** As many pages as the file may have; the file has what it needs now. */
    const room = (pages: number) => sql`${sql.raw(`pragma max_page_count = ${pages}`)}`.execute(db)

    await room(1)
    for (let n = 0; n < 3; n += 1) {
      const answer = await pastor.post('/api/prayers', long)
      assert.equal(answer.statusCode, 507)
      const { code, message } = answer.json<{ code: string; message: string }>()
      assert.equal(code, 'storage_full')
      assert.equal(message, 'The server is out of storage space. Nothing was changed.')
    }
    const list = await pastor.get('/api/prayers')
    assert.equal(list.statusCode, 200)
    assert.equal(list.json<unknown[]>().length, 1)
    assert.equal((await pastor.get('/api/user')).statusCode, 200)
    assert.equal((await test.visitor().get('/livez')).statusCode, 200)

    await room(1_000_000)
    assert.equal((await pastor.post('/api/prayers', long)).statusCode, 201)
    assert.equal((await pastor.get('/api/prayers')).json<unknown[]>().length, 2)
  })

  it('is told as such also in the middle of a transaction', async () => {
    const test = await startApp('sqlite')
    await test.pastor()
    await sql`pragma max_page_count = 1`.execute(test.database.db)
    const statuses = new Set<number>()
    for (let n = 0; n < 200; n += 1) {
      const answer = await test
        .visitor()
        .post('/api/login', { email: `${n}@example.org`, password: 'wrong guess' })
      statuses.add(answer.statusCode)
      test.clock.advance(60_000)
      if (answer.statusCode === 507) break
    }
    assert.deepEqual([...statuses].sort(), [401, 507])
  })

  it('does not keep anyone from reading whose visit cannot be noted', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    await sql`pragma query_only = on`.execute(test.database.db)
    test.clock.advance(3 * 3_600_000)
    const answer = await pastor.get('/api/user', { 'x-time-zone': 'Europe/Berlin' })
    assert.equal(answer.statusCode, 200, answer.body)
  })
})
