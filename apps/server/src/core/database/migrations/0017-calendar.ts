import { readClockTime } from '@stillwater/contract/dates/clock-time'
import { sql } from 'kysely'
import type { Db, Engine } from '#core/database/connect.ts'
import type { Migration } from './migration.ts'

/** Activities have reminders as events do, and hours from one to six without AM or PM are in the afternoon. */
export const calendar: Migration = async (db, engine) => {
  await db.schema.alterTable('activities').addColumn('remindMinutes', 'integer').execute()
  for (const change of ['insert', 'update']) await replanAfter(db, engine, change)
  await readTimesAgain(db, 'events', 'startTime')
  await readTimesAgain(db, 'activities', 'time')
}

/** As 0010-replan does for events. */
async function replanAfter(db: Db, engine: Engine, change: string): Promise<void> {
  const head = sql`create trigger ${sql.id(`activitiesReplan${change}`)} after ${sql.raw(change)} on activities for each row`
  if (engine === 'postgres') {
    await sql`${head} execute function "replanReminders"('userId')`.execute(db)
  } else {
    await sql`
      ${head} begin
        update "reminderPlans" set "nextAt" = 0 where "userId" = new."userId" and "nextAt" > 0;
      end
    `.execute(db)
  }
}

/** Many rows share few texts, and fewer still are read differently now. */
async function readTimesAgain(db: Db, table: 'events' | 'activities', column: string): Promise<void> {
  const text = sql.ref(column)
  const { rows } = await sql<{ text: string; startMinute: number | null }>`
    select distinct ${text} as text, "startMinute" from ${sql.table(table)}
  `.execute(db)
  for (const { text: typed, startMinute } of rows) {
    const time = readClockTime(typed)
    if (time === startMinute) continue
    await sql`update ${sql.table(table)} set "startMinute" = ${time} where ${text} = ${typed}`.execute(db)
  }
}
