import type { Endpoint, Schema } from '@stillwater/contract/endpoint'
import type { recordWrites } from '@stillwater/contract/records'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Caller } from './caller.ts'
import type { Db } from './database/connect.ts'
import type { Tables } from './database/tables.ts'
import type { Deps } from './deps.ts'
import { type Handler, mount } from './endpoint.ts'
import { invalid } from './errors.ts'
import { type Content, type RecordHooks, type RecordTable, recordStore } from './records.ts'

type Writes<R extends Schema, New extends Schema, Changes extends Schema> = ReturnType<
  typeof recordWrites<string, R, New, Changes>
>

/** What a feature defines for its record type: how a request maps to columns, and how a row maps to a response. */
interface RecordHandlers<
  T extends RecordTable,
  R extends Schema,
  New extends Schema,
  Changes extends Schema,
> {
  readonly table: T
  readonly show: (row: Selectable<Tables[T]>) => z.output<R>
  readonly create: (body: z.output<New>, caller: Caller) => Content<T>
  /** Only what was sent may be among the columns. */
  readonly change: (body: z.output<Changes>, caller: Caller) => Partial<Content<T>>
  /** Where fields must fit each other and a change may name only one: what would be wrong with the record after it. */
  readonly fault?: (record: z.output<R>) => Record<string, string> | undefined
  readonly hooks?: RecordHooks<T>
}

interface WriteInput {
  readonly caller: Caller
  readonly params: { readonly id: string }
  readonly body: { readonly id?: string; readonly version?: number }
}

/** Mounts the create, update and delete endpoints of a record type, with the same rules of ownership, repetition and conflict for all. */
export function mountWrites<
  T extends RecordTable,
  R extends Schema,
  New extends Schema,
  Changes extends Schema,
>(
  app: FastifyInstance,
  deps: Deps,
  writes: Writes<R, New, Changes>,
  handlers: RecordHandlers<T, R, New, Changes>,
): void {
  const store = recordStore(handlers.table, deps, handlers.hooks)
  const { db, clock, countWrite } = deps

  const on = (endpoint: Endpoint, handle: (input: WriteInput, body: never) => Promise<unknown>) => {
    const handler: unknown = (input: WriteInput) => handle(input, input.body as never)
    mount(app, deps, endpoint, handler as Handler<Endpoint>)
  }

  on(writes.add, async ({ caller, body: { id } }, body: z.output<New>) => {
    countWrite(caller.userId)
    return handlers.show(await store.add(db, caller.userId, clock(), id, handlers.create(body, caller)))
  })

  on(writes.update, async ({ caller, params, body: { version } }, body: z.output<Changes>) => {
    countWrite(caller.userId)
    const changes = handlers.change(body, caller)
    const update = async (db: Db) =>
      handlers.show(
        await store.update(db, caller.userId, clock(), params.id, version, changes, handlers.show),
      )
    const { fault } = handlers
    if (fault === undefined) return update(db)
    return db.transaction().execute(async (trx) => {
      const record = await update(trx)
      const fields = fault(record)
      if (fields !== undefined) throw invalid(fields)
      return record
    })
  })

  on(writes.remove, ({ caller, params }) => store.remove(db, caller.userId, params.id))
}
