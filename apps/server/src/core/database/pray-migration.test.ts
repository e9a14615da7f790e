import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { databaseBefore } from '#testing/database/database-before.ts'
import { bothEngines } from '#testing/database.ts'
import { migrate } from './migrate.ts'

for (const engine of bothEngines) {
  describe(`prayers that were stored before 0027-pray on ${engine}`, () => {
    it('stay as they are, and are in the rotation', async () => {
      const database = await databaseBefore(engine, '0027')
      const { db } = database
      const prayer = {
        id: 'p',
        userId: 'u',
        version: 3,
        createdAt: 1,
        updatedAt: 2,
        title: 'Healing',
        description: 'For a quick recovery',
        category: 'congregation',
        isAnswered: 1,
        dateAdded: '2024-12-01',
        dateAnswered: '2025-01-05',
        remindAt: 720,
      }
      await sql`insert into prayers (${sql.join(Object.keys(prayer).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(prayer))})`.execute(db)
      await migrate(database)
      const stored = await db.selectFrom('prayers').selectAll().executeTakeFirstOrThrow()
      const since = { rhythm: null, pausedUntil: null, answerNote: null, personIds: null }
      assert.deepEqual({ ...stored }, { ...prayer, ...since })
    })
  })
}
