import type { Schema } from '@stillwater/contract/calls/endpoint'
import { ErrorBodySchema } from '@stillwater/contract/calls/errors'
import buildSerializer from 'fast-json-stringify'
import * as z from 'zod/mini'
import { memoize } from '../memoize.ts'

type JsonSchema = Record<string, unknown>

/** The same object for the same schema, so that what writes it is compiled once and not for every call that answers it. */
export const jsonSchema = memoize((schema: Schema): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return rest
})

/** A conflict returns the stored record, with the same fields as a success. */
export const conflictSchema = memoize((record: Schema) =>
  jsonSchema(z.extend(ErrorBodySchema, { current: z.optional(record) })),
)

const serializerOf = memoize((schema: JsonSchema) => buildSerializer(schema))

export const serializerCompiler = ({ schema }: { schema: JsonSchema }) => serializerOf(schema)
