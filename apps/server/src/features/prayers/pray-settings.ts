import type { PraySettings } from '@stillwater/contract/prayers/pray'
import { usualPraySettings } from '@stillwater/contract/prayers/todays-prayers'
import type { Db } from '#core/database/connect.ts'

const columns = [
  'cards',
  'personal',
  'family',
  'congregation',
  'ministry',
  'other',
  'timer',
] as const satisfies (keyof PraySettings)[]

export async function praySettingsOf(db: Db, userId: string): Promise<PraySettings> {
  const stored = await db
    .selectFrom('praySettings')
    .select(columns)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return stored ?? usualPraySettings
}

/** Changes what is named. */
export const changePraySettings = (
  db: Db,
  userId: string,
  changes: Partial<PraySettings>,
): Promise<PraySettings> =>
  db
    .insertInto('praySettings')
    .values({ ...usualPraySettings, ...changes, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...changes }))
    .returning(columns)
    .executeTakeFirstOrThrow()
