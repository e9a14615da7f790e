import { type ColumnMetadata, sql, type TableMetadata } from 'kysely'
import type { Db } from '../database/connect.ts'
import { AppError } from '../http/errors.ts'
import { parentFields, type ParentName } from '@stillwater/contract/records/record-names'
import { parentExists } from './record-parts.ts'

/** What one user may store, and how fast they may write. */
export interface UserLimits {
  readonly records: number
  readonly bytes: number
  readonly writesPerMinute: number
}

/** An account holds no more of anything. Other limits, as on repeating events, have the same code. */
export class StorageFull extends AppError {
  constructor() {
    super('quota_exceeded', 'Your storage is full. Delete something you no longer need, then try again.')
  }
}

const megabyte = 1_000_000
export const limitsOf = (records: number, megabytes: number, writesPerMinute: number): UserLimits => ({
  records,
  bytes: megabytes * megabyte,
  writesPerMinute,
})
/** More than a pastor writes in a lifetime. */
export const usualLimits = limitsOf(20_000, 200, 2000)

/** What a row takes: the bytes of its texts, in UTF-8, and those that are stored as such. */
export function bytesOf(row: object): number {
  let bytes = 0
  for (const value of Object.values(row)) {
    if (typeof value === 'string') bytes += Buffer.byteLength(value)
    else if (value instanceof Uint8Array) bytes += value.byteLength
  }
  return bytes
}

/** What a change adds to what a user stores, or takes away. */
interface UsageChange {
  readonly records?: number
  readonly bytes?: number
  readonly bodyBytes?: number
}

/**
 * Counts a change of what a user stores, in the transaction that makes it: the row of the user is locked until then, so that
 * writes at once are counted one after the other. Only what makes it larger can be refused.
 */
export async function countUsage(
  db: Db,
  userId: string,
  { records: moreRecords = 0, bytes: moreBytes = 0, bodyBytes: moreBodyBytes = 0 }: UsageChange,
  limits: UserLimits,
): Promise<void> {
  if (moreRecords === 0 && moreBytes === 0 && moreBodyBytes === 0) return
  const { records, bytes, bodyBytes } = await db
    .insertInto('usage')
    .values({ userId, records: moreRecords, bytes: moreBytes, bodyBytes: moreBodyBytes })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({
        records: eb('usage.records', '+', eb.ref('excluded.records')),
        bytes: eb('usage.bytes', '+', eb.ref('excluded.bytes')),
        bodyBytes: eb('usage.bodyBytes', '+', eb.ref('excluded.bodyBytes')),
      })),
    )
    .returning(['records', 'bytes', 'bodyBytes'])
    .executeTakeFirstOrThrow()
  const isFull = moreBytes + moreBodyBytes > 0 && bytes + bodyBytes > limits.bytes
  if (isFull || (moreRecords > 0 && records > limits.records)) {
    throw new StorageFull()
  }
}

export async function usageOf(db: Db, userId: string): Promise<{ records: number; bytes: number }> {
  const row = await db
    .selectFrom('usage')
    .select(['records', 'bytes', 'bodyBytes'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return { records: row?.records ?? 0, bytes: (row?.bytes ?? 0) + (row?.bodyBytes ?? 0) }
}

const sharedColumns = ['id', 'userId', 'version', 'createdAt', 'updatedAt']

/** Counts everything anew, for everybody: for rows that were not written through a store. */
export async function recountUsage(db: Db): Promise<void> {
  const tables = await db.introspection.getTables()
  const has = (table: TableMetadata, name: string) => table.columns.some((column) => column.name === name)
  const records = tables.filter((table) => sharedColumns.every((name) => has(table, name)))
  const bodies = tables.filter((table) => has(table, 'sermonId') && table.columns.some(isBytes))
  await db.deleteFrom('usage').execute()
  await sql`
    insert into usage ("userId", records, bytes)
    select "userId", count(*), sum(bytes) from (${sizesIn(records)}) as sizes group by "userId"
  `.execute(db)
  // A migration counts before there are bodies.
  if (bodies.length === 0) return
  await sql`
    insert into usage ("userId", records, bytes, "bodyBytes")
    select "userId", 0, 0, sum(bytes) from (${sizesIn(bodies)}) as sizes where true group by "userId"
    on conflict ("userId") do update set "bodyBytes" = excluded."bodyBytes"
  `.execute(db)
}

const isBytes = ({ dataType }: ColumnMetadata) => ['blob', 'bytea'].includes(dataType.toLowerCase())
const isText = ({ dataType }: ColumnMetadata) => dataType.toLowerCase() === 'text'

const parentNames = Object.keys(parentFields) as ParentName[]

/** The owner and the bytes of every row; what belongs to a record that is not there does not count. */
function sizesIn(tables: readonly TableMetadata[]) {
  const sizes = tables.map(({ name, columns }) => {
    const counted = columns.filter((column) => isText(column) || isBytes(column))
    const bytes = counted.map((column) => sql`coalesce(octet_length(${sql.ref(column.name)}), 0)`)
    const parent = parentNames.find((each) => columns.some((column) => column.name === parentFields[each]))
    const counts = parent === undefined ? sql`true` : parentExists(parent, name)
    return sql`select "userId", ${sql.join(bytes, sql` + `)} as bytes from ${sql.table(name)} where ${counts}`
  })
  return sql.join(sizes, sql` union all `)
}
