import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { atEnd } from '#testing/at-end.ts'
import { engines, freshDatabaseLocation } from '#testing/database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0027'))

for (const engine of engines) {
  describe(`prayers that were stored before 0027-pray on ${engine}`, () => {
    it('stay as they are, and are in the rotation', async () => {
      const database = await connect(await freshDatabaseLocation(engine))
      atEnd(() => database.close())
      const { db } = database
      await migrate(database, before)
      await sql`insert into users (id, email, "emailKey", "passwordHash", "fullName", "timeZone", "createdAt")
        values ('u', 'a@b.c', 'a@b.c', 'x', 'Ann', 'UTC', 1)`.execute(db)
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
      assert.deepEqual({ ...stored }, { ...prayer, rhythm: null, pausedUntil: null, answerNote: null })
    })
  })
}
