import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { databaseBefore } from '#testing/database/database-before.ts'
import { bothEngines } from '#testing/database.ts'
import { migrate } from './migrate.ts'

for (const engine of bothEngines) {
  describe(`times that were stored before 0017-calendar on ${engine}`, () => {
    it('are read again, so that lists and reminders agree with the web app', async () => {
      const database = await databaseBefore(engine, '0017')
      const { db } = database
      const stored: [id: string, text: string, minute: number | null][] = [
        ['a', 'around one-ish', 60],
        ['b', '6:30 AM', 390],
        ['c', '2:30', 150],
        ['d', 'after lunch', null],
        ['e', '02:30', 150],
        ['f', 'around one-ish', 60],
      ]
      for (const [id, text, minute] of stored) {
        const common = {
          id,
          userId: 'u',
          version: 1,
          createdAt: 1,
          updatedAt: 1,
          title: 'x',
          date: '2025-03-05',
        }
        const rest = { location: null, icon: 'event', startMinute: minute }
        await db
          .insertInto('events')
          .values({
            ...common,
            ...rest,
            startTime: text,
            endTime: 'late',
            description: null,
            eventType: 'other',
            remindMinutes: null,
          })
          .execute()
        await sql`insert into activities (id, "userId", version, "createdAt", "updatedAt", title, date, time, "activityType", icon, "startMinute")
          values (${id}, 'u', 1, 1, 1, 'x', '2025-03-05', ${text}, 'other', 'event', ${minute})`.execute(db)
      }
      await migrate(database)
      for (const table of ['events', 'activities'] as const) {
        const rows = await db.selectFrom(table).select(['id', 'startMinute']).orderBy('id').execute()
        assert.deepEqual(
          rows.map(({ id, startMinute }) => [id, startMinute]),
          [
            ['a', 780],
            ['b', 390],
            ['c', 870],
            ['d', null],
            ['e', 150],
            ['f', 780],
          ],
          table,
        )
      }
    })
  })
}
