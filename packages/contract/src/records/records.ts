import * as z from 'zod/mini'
import { endpoint, type Schema } from '../calls/endpoint.ts'
import { IdParamsSchema, IdSchema } from './fields.ts'

/** What every record of a user carries. */
export const recordFields = {
  id: z.string(),
  userId: z.string(),
  /** Grows by one with each change. */
  version: z.number(),
}

/** A create may bring its own id, so that sending it twice makes nothing twice. */
export const newRecordFields = { id: z.optional(IdSchema) }

/**
 * An update may say which version it was made from; if the record has moved on, it is refused with the stored one. No larger
 * than the integer column that it is compared with.
 */
export const changeFields = { version: z.optional(z.int32().check(z.minimum(1))) }

/** The three writes that every kind of record has: add, change, remove. */
export function recordWrites<
  const Name extends string,
  R extends Schema,
  New extends Schema,
  Changes extends Schema,
>(name: Name, schemas: { record: R; create: New; changes: Changes; params?: Schema }) {
  const path = `/api/${name}` as const
  const one = `/api/${name}/:id` as const
  const { params = IdParamsSchema } = schemas
  return {
    add: endpoint({
      method: 'POST',
      path,
      access: 'user',
      body: schemas.create,
      response: schemas.record,
      status: 201,
      errors: ['quota_exceeded', 'too_many_attempts'],
    }),
    update: endpoint({
      method: 'PATCH',
      path: one,
      access: 'user',
      params,
      body: schemas.changes,
      response: schemas.record,
      errors: ['conflict', 'quota_exceeded', 'too_many_attempts'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      access: 'user',
      params,
      response: null,
      status: 204,
    }),
  }
}
