import { type MarkedDay, type PlanSettings, type Series, usualPlanSettings } from '@stillwater/contract/plan'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toSeries = (row: Selectable<Tables['series']>): Series => ({
  ...row,
  color: row.color as Series['color'],
})

export const toMarkedDay = (row: Selectable<Tables['marked-days']>): MarkedDay => ({
  ...row,
  mark: row.mark as MarkedDay['mark'],
})

/** Latest first. */
export const seriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('series')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')

export const markedDaysOf = (db: Db, userId: string) =>
  db
    .selectFrom('marked-days')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')

export async function planSettingsOf(db: Db, userId: string): Promise<PlanSettings> {
  const stored = await db
    .selectFrom('planSettings')
    .select('weekdays')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return stored === undefined ? usualPlanSettings : { weekdays: stored.weekdays.split(',').map(Number) }
}

/** Each day of the week once, in their order. */
export async function changePlanSettings(
  db: Db,
  userId: string,
  settings: PlanSettings,
): Promise<PlanSettings> {
  const weekdays = [...new Set(settings.weekdays)].sort((a, b) => a - b)
  const stored = weekdays.join(',')
  await db
    .insertInto('planSettings')
    .values({ userId, weekdays: stored })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ weekdays: stored }))
    .execute()
  return { weekdays }
}
