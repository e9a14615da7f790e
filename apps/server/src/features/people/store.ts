import { usualKeepMonths } from '@stillwater/contract/people/care'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { CareSettings } from '@stillwater/contract/people/care-settings'
import type { Person } from '@stillwater/contract/people/people'
import type { Selectable } from 'kysely'
import { readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { Deps } from '#core/deps.ts'

export const toPerson = (row: Selectable<Tables['people']>): Person => ({
  ...row,
  dates: readJsonList(row.dates),
  tags: readJsonList(row.tags),
  mergedIds: readJsonList(row.mergedIds),
  place: row.place as Person['place'],
})

export const toCareEntry = (row: Selectable<Tables['care-entries']>): CareEntry => ({
  ...row,
  personIds: readJsonList(row.personIds),
  kind: row.kind as CareEntry['kind'],
})

/** Newest first: an id begins with the time at which it was made. */
export const peopleOf = (db: Db, userId: string) =>
  db.selectFrom('people').selectAll().where('userId', '=', userId).orderBy('id', 'desc')

/** The latest first. */
export const careEntriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('care-entries')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')

/** Those of some people that there are, locked. */
export const peopleForUpdate = (trx: Db, engine: Deps['engine'], userId: string, ids: readonly string[]) =>
  trx
    .selectFrom('people')
    .select(['id', 'name', 'version', 'createdAt'])
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()

/** Everybody whom a care entry, a prayer, an event or an activity is about. */
export async function namedIds(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const table of ['care-entries', 'prayers', 'events', 'activities'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('personIds')
      .where('userId', '=', userId)
      .where('personIds', 'is not', null)
      .execute()
    for (const { personIds } of rows) for (const id of readJsonList<string>(personIds)) ids.add(id)
  }
  return ids
}

export async function careSettingsOf(db: Db, userId: string): Promise<CareSettings> {
  const stored = await db
    .selectFrom('careSettings')
    .select('keepMonths')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return stored ?? { keepMonths: usualKeepMonths }
}

export async function changeCareSettings(
  db: Db,
  userId: string,
  { keepMonths }: CareSettings,
): Promise<CareSettings> {
  await db
    .insertInto('careSettings')
    .values({ userId, keepMonths })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ keepMonths }))
    .execute()
  return { keepMonths }
}
