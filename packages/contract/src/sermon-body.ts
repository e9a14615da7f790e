import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdParamsSchema, line } from './fields.ts'

/** Bytes as base64 in its standard alphabet. How many there may be is for the server, which knows the format of a body. */
const bytes = (unreadable: string) =>
  z.string().check(
    z.refine((value) => value.length % 4 === 0 && /^[\d+/A-Za-z]+={0,2}$/.test(value), unreadable),
    z.meta({ contentEncoding: 'base64' }),
  )

const VectorSchema = bytes('This state vector could not be read.')

/** The text of a sermon as Yjs merges it. */
export const SermonBodySchema = z.object({
  /** What the caller lacks. */
  update: z.string(),
  /** What the server has. */
  vector: z.string(),
  /** Grows with each change; 0 for a text that nobody has written yet. */
  seq: z.number(),
})
export type SermonBody = z.infer<typeof SermonBodySchema>

export const getSermonBody = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/body',
  access: 'user',
  params: IdParamsSchema,
  query: z.object({ vector: z.optional(VectorSchema) }),
  response: SermonBodySchema,
  errors: ['too_many_attempts'],
})

/** Merges a change and answers what the caller lacks. Repeating it changes nothing. */
export const changeSermonBody = endpoint({
  method: 'POST',
  path: '/api/sermons/:id/body',
  access: 'user',
  params: IdParamsSchema,
  body: z.object({
    update: bytes('This change could not be read.'),
    vector: VectorSchema,
    /** What the history calls the device; without it, the name under which it signed in. */
    device: z.optional(line(60)),
    /** The sermon's notes become its text, once, where there is none. */
    fromNotes: z.optional(z.boolean()),
  }),
  response: SermonBodySchema,
  errors: ['quota_exceeded', 'too_many_attempts'],
})
