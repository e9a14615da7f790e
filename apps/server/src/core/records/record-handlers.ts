import type { Schema } from '@stillwater/contract/calls/endpoint'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Caller } from '../sessions/caller.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { Content, RecordHooks, RecordTable } from './records.ts'

/** What a feature defines for its record type: how a request maps to columns, and how a row maps to a response. */
export interface RecordHandlers<
  T extends RecordTable,
  R extends Schema,
  New extends Schema,
  Changes extends Schema,
> {
  readonly table: T
  readonly show: (row: Selectable<Tables[T]>) => z.output<R>
  readonly create: (body: z.output<New>, caller: Caller) => Content<T>
  /** Only what was sent may be among the columns, and what follows from it and the record before. */
  readonly change: (
    body: z.output<Changes>,
    caller: Caller,
    before: Selectable<Tables[T]>,
  ) => Partial<Content<T>>
  /** Where fields must fit each other and a change may name only one: what would be wrong with the record after it. */
  readonly fault?: (record: z.output<R>) => Record<string, string> | undefined
  readonly hooks?: RecordHooks<T>
  /** Fields that follow from other records: a restored record is not different for them. */
  readonly counted?: readonly (keyof z.output<R>)[]
  /** What must be there or checked before a record is added or changed, in the same transaction. */
  readonly prepare?: (db: Db, caller: Caller, id: string | undefined, body: object) => Promise<void>
  /** Where removing takes more than that; the record's own row is removed unless this answers true. */
  readonly remove?: (db: Db, caller: Caller, id: string) => Promise<boolean>
}
