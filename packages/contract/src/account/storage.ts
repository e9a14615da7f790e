import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'

const StorageSchema = z.object({
  /** How many records of all types the user has, and how many bytes of text are in them. */
  records: z.number(),
  bytes: z.number(),
  maxRecords: z.number(),
  maxBytes: z.number(),
})
export type Storage = z.infer<typeof StorageSchema>

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/storage',
  access: 'user',
  response: StorageSchema,
})
