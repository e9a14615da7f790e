import { sql } from 'kysely'
import type { Db } from './database/connect.ts'
import { AppError } from './errors.ts'

/** What one user may store, and how fast they may write. */
export interface UserLimits {
  readonly records: number
  readonly bytes: number
  readonly writesPerMinute: number
}

const megabyte = 1_000_000
export const limitsOf = (records: number, megabytes: number, writesPerMinute: number): UserLimits => ({
  records,
  bytes: megabytes * megabyte,
  writesPerMinute,
})
/** More than a pastor writes in a lifetime. */
export const usualLimits = limitsOf(20_000, 200, 2000)

/** What a record takes: the bytes of its texts, in UTF-8. */
export function bytesOf(row: object): number {
  let bytes = 0
  for (const value of Object.values(row)) if (typeof value === 'string') bytes += Buffer.byteLength(value)
  return bytes
}

/**
 * Counts a change of what a user stores, in the transaction that makes it: the row of the user is locked until then, so that
 * writes at once are counted one after the other. Only what makes it larger can be refused.
 */
export async function countUsage(
  db: Db,
  userId: string,
  change: { readonly records: number; readonly bytes: number },
  limits: UserLimits,
): Promise<void> {
  if (change.records === 0 && change.bytes === 0) return
  const { records, bytes } = await db
    .insertInto('usage')
    .values({ userId, ...change })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({
        records: eb('usage.records', '+', eb.ref('excluded.records')),
        bytes: eb('usage.bytes', '+', eb.ref('excluded.bytes')),
      })),
    )
    .returning(['records', 'bytes'])
    .executeTakeFirstOrThrow()
  if ((change.records > 0 && records > limits.records) || (change.bytes > 0 && bytes > limits.bytes)) {
    throw new AppError(
      'quota_exceeded',
      'Your storage is full. Delete something you no longer need, then try again.',
    )
  }
}

export async function usageOf(db: Db, userId: string): Promise<{ records: number; bytes: number }> {
  const row = await db
    .selectFrom('usage')
    .select(['records', 'bytes'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? { records: 0, bytes: 0 }
}

const sharedColumns = ['id', 'userId', 'version', 'createdAt', 'updatedAt']

/** Counts everything anew, for everybody: for records that were not written through a record store. */
export async function recountUsage(db: Db): Promise<void> {
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    sharedColumns.every((name) => columns.some((column) => column.name === name)),
  )
  const sizes = tables.map(({ name, columns }) => {
    const texts = columns.filter(({ dataType }) => dataType.toLowerCase() === 'text')
    const bytes = texts.map((column) => sql`coalesce(octet_length(${sql.ref(column.name)}), 0)`)
    return sql`select "userId", ${sql.join(bytes, sql` + `)} as bytes from ${sql.table(name)}`
  })
  await db.deleteFrom('usage').execute()
  await sql`
    insert into usage ("userId", records, bytes)
    select "userId", count(*), sum(bytes) from (${sql.join(sizes, sql` union all `)}) as sizes group by "userId"
  `.execute(db)
}
