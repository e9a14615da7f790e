import { defaultReminderSettings, type ReminderSettings } from '@stillwater/contract/notifications'
import type { Db } from '#core/database/connect.ts'

const columns = [
  'eventMinutes',
  'prayerTime',
  'goalWeekday',
  'goalTime',
  'quietFrom',
  'quietTo',
  'dayOff',
  'careTime',
] as const satisfies (keyof ReminderSettings)[]

export async function settingsOf(db: Db, userId: string): Promise<ReminderSettings> {
  const stored = await db
    .selectFrom('reminderPlans')
    .select(columns)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return stored ?? defaultReminderSettings
}

/** Changes what is named and asks for a new plan. Without a change it only sees to it that there is a plan at all. */
export async function changeSettings(
  db: Db,
  userId: string,
  now: number,
  changes: Partial<ReminderSettings> = {},
): Promise<ReminderSettings> {
  return db
    .insertInto('reminderPlans')
    .values({ userId, ...defaultReminderSettings, ...changes, plannedUntil: now, nextAt: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...changes, nextAt: 0 }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}
