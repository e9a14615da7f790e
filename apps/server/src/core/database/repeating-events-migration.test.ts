import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { atEnd } from '#testing/at-end.ts'
import { engines, freshDatabaseLocation } from '#testing/database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0022'))

for (const engine of engines) {
  describe(`events that were stored before 0022-repeating-events on ${engine}`, () => {
    it('stay as they are: one day, once', async () => {
      const database = await connect(await freshDatabaseLocation(engine))
      atEnd(() => database.close())
      const { db } = database
      await migrate(database, before)
      await sql`insert into users (id, email, "emailKey", "passwordHash", "fullName", "timeZone", "createdAt")
        values ('u', 'a@b.c', 'a@b.c', 'x', 'Ann', 'UTC', 1)`.execute(db)
      const event = {
        id: 'e',
        userId: 'u',
        version: 3,
        createdAt: 1,
        updatedAt: 2,
        title: 'Elders',
        startTime: 'nine-ish',
        endTime: 'late',
        date: '2025-03-05',
        location: null,
        description: 'Bring cake',
        eventType: 'meeting',
        icon: 'people',
        remindMinutes: 30,
        startMinute: 540,
      }
      await db.insertInto('events').values(event).execute()
      await migrate(database)
      const stored = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow()
      assert.deepEqual(
        { ...stored },
        {
          ...event,
          days: 1,
          repeats: null,
          seriesId: null,
          originalDate: null,
          exception: null,
          lastDate: null,
        },
      )
    })
  })
}
