import {
  type MarkedDay,
  type PlanSettings,
  type Series,
  usualPlanSettings,
} from '@stillwater/contract/plan/plan'
import type { Selectable } from 'kysely'
import { given } from '#core/records/columns.ts'
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
    .select(['weekdays', 'rhythm'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return stored === undefined
    ? usualPlanSettings
    : { ...stored, weekdays: stored.weekdays.split(',').map(Number) }
}

/** Each day of the week once, in their order. What is not named stays as it is. */
export async function changePlanSettings(
  db: Db,
  userId: string,
  { weekdays, rhythm }: { weekdays?: number[] | undefined; rhythm?: string | null | undefined },
): Promise<PlanSettings> {
  const days = weekdays && [...new Set(weekdays)].sort((a, b) => a - b).join(',')
  const usual = { weekdays: usualPlanSettings.weekdays.join(','), rhythm: usualPlanSettings.rhythm }
  const named = given({ weekdays: days, rhythm })
  await db
    .insertInto('planSettings')
    .values({ userId, ...usual, ...named })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...named }))
    .execute()
  return planSettingsOf(db, userId)
}
