import type { Endpoint, Schema } from '@stillwater/contract/calls/endpoint'
import type { recordWrites } from '@stillwater/contract/records/records'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Caller } from '../sessions/caller.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { Deps } from '../deps.ts'
import { type Handler, mount } from '../http/endpoint.ts'
import { invalid } from '../http/errors.ts'
import type { RecordHandlers } from './record-handlers.ts'
import { recordRestorer } from './record-restorer.ts'
import { type RecordTable, recordStore } from './records.ts'

type Writes<R extends Schema, New extends Schema, Changes extends Schema> = ReturnType<
  typeof recordWrites<string, R, New, Changes>
>

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
  deps.restorers.set(handlers.table, recordRestorer(writes.add.body, store, handlers))

  const on = (endpoint: Endpoint, handle: (input: WriteInput, body: never) => Promise<unknown>) => {
    const handler: unknown = (input: WriteInput) => handle(input, input.body as never)
    mount(app, deps, endpoint, handler as Handler<Endpoint>)
  }

  /** One statement needs no transaction. */
  const together = <Result>(isNeeded: boolean, work: (db: Db) => Promise<Result>): Promise<Result> =>
    isNeeded ? db.transaction().execute(work) : work(db)
  const { prepare, fault, remove } = handlers

  on(writes.add, async ({ caller, body: { id } }, body: z.output<New>) => {
    countWrite(caller.userId)
    return together(prepare !== undefined, async (db) => {
      await prepare?.(db, caller, undefined, body as object)
      return handlers.show(await store.add(db, caller.userId, clock(), id, handlers.create(body, caller)))
    })
  })

  on(writes.update, async ({ caller, params, body: { version } }, body: z.output<Changes>) => {
    countWrite(caller.userId)
    const change = (before: Selectable<Tables[T]>) => handlers.change(body, caller, before)
    return together(prepare !== undefined || fault !== undefined, async (db) => {
      await prepare?.(db, caller, params.id, body as object)
      const record = handlers.show(
        await store.update(db, caller.userId, clock(), params.id, version, change, handlers.show),
      )
      const fields = fault?.(record)
      if (fields !== undefined) throw invalid(fields)
      return record
    })
  })

  on(writes.remove, ({ caller, params }) =>
    together(remove !== undefined, async (db) => {
      if ((await remove?.(db, caller, params.id)) !== true) await store.remove(db, caller.userId, params.id)
    }),
  )
}
