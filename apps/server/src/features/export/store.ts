import type { RecordName } from '@stillwater/contract/records/record-names'
import { isRecordPart } from '@stillwater/contract/records/record-names'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { RecordColumns, Tables } from '#core/database/tables.ts'
import { parentExists, partExists } from '#core/records/record-parts.ts'

/** So few that rows of any length fit in memory. */
const atOnce = 8

interface Choice {
  readonly userId: string
  /** By these the rows are sorted; together they name one row. */
  readonly order: readonly string[]
  readonly where?: ReturnType<typeof sql<SqlBool>>
  readonly limit?: number
}

/** The rows of a table in their order, read a few at a time. */
async function* rowsIn<Row extends object>(
  db: Db,
  table: string,
  { userId, order, where = sql<SqlBool>`true`, limit = atOnce }: Choice,
): AsyncGenerator<Row> {
  const key = sql.join(order.map((name) => sql.ref(name)))
  for (let last: Row | undefined; ;) {
    const values = order.map((name) => (last as Record<string, unknown> | undefined)?.[name])
    const after = last === undefined ? sql`true` : sql`(${key}) > (${sql.join(values)})`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where "userId" = ${userId} and ${where} and ${after} order by ${key} limit ${sql.lit(limit)}
    `.execute(db)
    yield* rows
    last = rows.at(-1)
    if (rows.length < limit) return
  }
}

export type RecordRow = RecordColumns & Readonly<Record<string, unknown>>

/** All records of a type; of what belongs to another record only what belongs to one that is there. */
export const recordsOf = (db: Db, name: RecordName, userId: string): AsyncGenerator<RecordRow> =>
  rowsIn(db, name, {
    userId,
    order: ['id'],
    ...(isRecordPart(name) && { where: partExists(name) }),
  })

export const sermonsByDate = (db: Db, userId: string): AsyncGenerator<Selectable<Tables['sermons']>> =>
  rowsIn(db, 'sermons', { userId, order: ['date', 'id'] })

export const journalOfYear = (
  db: Db,
  userId: string,
  year: string,
): AsyncGenerator<Selectable<Tables['journals']>> =>
  rowsIn(db, 'journals', {
    userId,
    order: ['date', 'id'],
    where: sql<SqlBool>`date between ${`${year}-01-01`} and ${`${year}-12-31`}`,
  })

export async function journalYears(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ year: string }>`
    select distinct substr(date, 1, 4) as year from journals where "userId" = ${userId} order by year
  `.execute(db)
  return rows.map(({ year }) => year)
}

/** A body may be long, so they are read one by one. */
export const bodiesOf = (db: Db, userId: string): AsyncGenerator<Selectable<Tables['sermonBodies']>> =>
  rowsIn(db, 'sermonBodies', {
    userId,
    order: ['sermonId'],
    where: parentExists('sermons', 'sermonBodies'),
    limit: 1,
  })

export const bodyOfSermon = (db: Db, userId: string, sermonId: string) =>
  db
    .selectFrom('sermonBodies')
    .selectAll()
    .where('userId', '=', userId)
    .where('sermonId', '=', sermonId)
    .executeTakeFirst()

export const versionsOf = (db: Db, userId: string): AsyncGenerator<Selectable<Tables['sermonVersions']>> =>
  rowsIn(db, 'sermonVersions', {
    userId,
    order: ['sermonId', 'id'],
    where: parentExists('sermons', 'sermonVersions'),
    limit: 5,
  })

export const versionsOfSermon = (
  db: Db,
  userId: string,
  sermonId: string,
): AsyncGenerator<Selectable<Tables['sermonVersions']>> =>
  rowsIn(db, 'sermonVersions', {
    userId,
    order: ['sermonId', 'id'],
    where: sql<SqlBool>`"sermonId" = ${sermonId}`,
    limit: 5,
  })

/** The study notes or links of one sermon, the first written first. */
export const partsOfSermon = <P extends 'sermon-notes' | 'sermon-links'>(
  db: Db,
  table: P,
  userId: string,
  sermonId: string,
): AsyncGenerator<Selectable<Tables[P]>> =>
  rowsIn(db, table, { userId, order: ['id'], where: sql<SqlBool>`"sermonId" = ${sermonId}` })

export const donationsOf = (db: Db, userId: string): AsyncGenerator<Selectable<Tables['donations']>> =>
  rowsIn(db, 'donations', { userId, order: ['id'] })

export const subscriptionsOf = (
  db: Db,
  userId: string,
): AsyncGenerator<Selectable<Tables['calendarSubscriptions']>> =>
  rowsIn(db, 'calendarSubscriptions', { userId, order: ['id'] })

export const sermonImportsOf = (
  db: Db,
  userId: string,
): AsyncGenerator<Selectable<Tables['sermonImports']>> =>
  rowsIn(db, 'sermonImports', { userId, order: ['id'] })

export const peopleImportsOf = (
  db: Db,
  userId: string,
): AsyncGenerator<Selectable<Tables['peopleImports']>> =>
  rowsIn(db, 'peopleImports', { userId, order: ['id'] })

export const marksOf = (db: Db, userId: string): AsyncGenerator<Selectable<Tables['prayerMarks']>> =>
  rowsIn(db, 'prayerMarks', {
    userId,
    order: ['prayerId', 'date'],
    where: parentExists('prayers', 'prayerMarks'),
    limit: 1000,
  })

/** The dates of a repeating event that were changed or canceled. */
export const exceptionsOf = (db: Db, userId: string, seriesId: string) =>
  db
    .selectFrom('events')
    .selectAll()
    .where('userId', '=', userId)
    .where('originalDate', 'is not', null)
    .where('seriesId', '=', seriesId)
    .orderBy('originalDate')
    .execute()

export async function hasEvent(db: Db, userId: string, id: string): Promise<boolean> {
  const event = await db
    .selectFrom('events')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('repeats', 'is not', null)
    .executeTakeFirst()
  return event !== undefined
}

export const accountOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'fullName', 'churchName', 'followsReadings', 'timeZone', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const reminderSettingsOf = (db: Db, userId: string) =>
  db
    .selectFrom('reminderPlans')
    .select([
      'eventMinutes',
      'prayerTime',
      'goalWeekday',
      'goalTime',
      'quietFrom',
      'quietTo',
      'dayOff',
      'careTime',
    ])
    .where('userId', '=', userId)
    .executeTakeFirst()

export const planSettingsOf = async (db: Db, userId: string) => {
  const stored = await db
    .selectFrom('planSettings')
    .select(['weekdays', 'rhythm'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return stored && { ...stored, weekdays: stored.weekdays.split(',').map(Number) }
}

export const careSettingsOf = (db: Db, userId: string) =>
  db.selectFrom('careSettings').select('keepMonths').where('userId', '=', userId).executeTakeFirst()

export const vaultOf = (db: Db, userId: string) =>
  db
    .selectFrom('vaults')
    .select(['keyId', 'passphraseSalt', 'passphraseCost', 'passphraseKey', 'recoveryKey'])
    .where('userId', '=', userId)
    .executeTakeFirst()

export const praySettingsOf = (db: Db, userId: string) =>
  db
    .selectFrom('praySettings')
    .select(['cards', 'personal', 'family', 'congregation', 'ministry', 'other', 'timer'])
    .where('userId', '=', userId)
    .executeTakeFirst()
