import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { databaseBefore } from '#testing/database/database-before.ts'
import { bothEngines } from '#testing/database.ts'
import { migrate } from './migrate.ts'

for (const engine of bothEngines) {
  describe(`events that were stored before 0022-repeating-events on ${engine}`, () => {
    it('stay as they are: one day, once', async () => {
      const database = await databaseBefore(engine, '0022')
      const { db } = database
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
          personIds: null,
        },
      )
    })
  })
}
