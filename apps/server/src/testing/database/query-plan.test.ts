import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Database } from '#core/database/connect.ts'
import { bothEngines, freshDatabase } from '../database.ts'
import { assertIndexed } from './query-plan.ts'

for (const engine of bothEngines) {
  describe(`the look at query plans on ${engine}`, () => {
    let database: Database
    before(async () => {
      database = await freshDatabase(engine)
    })

    it('is content with a query that an index answers', async () => {
      const query = database.db.selectFrom('sessions').selectAll().where('userId', '=', 'u')
      await assertIndexed(database, query)
    })

    it('objects to a query that reads the whole table', async () => {
      const query = database.db.selectFrom('users').selectAll().where('fullName', '=', 'Ann Lee')
      await assert.rejects(assertIndexed(database, query), /reads everything/)
    })

    it('objects to a query that reads a whole index', async () => {
      const query = database.db.selectFrom('sessions').select('seenAt').orderBy('seenAt')
      await assert.rejects(assertIndexed(database, query), /reads everything/)
    })
  })
}
