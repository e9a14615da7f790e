import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema, IdSchema, line } from '../records/fields.ts'

/** Bytes as base64 in its standard alphabet. How many there may be is for the server, which knows the format of a body. */
const bytes = (unreadable: string) =>
  z.string().check(
    z.refine((value) => value.length % 4 === 0 && /^[\d+/A-Za-z]+={0,2}$/.test(value), unreadable),
    z.meta({ contentEncoding: 'base64' }),
  )

const VectorSchema = bytes('This state vector could not be read.')

/** The text of a sermon as Yjs merges it. */
const SermonBodySchema = z.object({
  /** What the caller lacks. */
  update: z.string(),
  /** What the server has. */
  vector: z.string(),
  /** Grows with each change; 0 for a text that nobody has written yet. */
  seq: z.number(),
  /** Whether the sermon's notes have become its text, which happens once. */
  fromNotes: z.boolean(),
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
    /** The caller wrote it before it had read what another device has sent: the text without it is kept as a version. */
    merges: z.optional(z.boolean()),
  }),
  response: SermonBodySchema,
  errors: ['quota_exceeded', 'too_many_attempts'],
})

export const versionReasons = ['edit', 'restore', 'merge'] as const

/** The text as it was before it went on: after a quiet while, before a restore, and before two devices were merged. */
export const SermonVersionSchema = z.object({
  id: z.string(),
  /** When the text was like this. */
  at: z.number(),
  /** Where it was written. */
  device: z.string(),
  reason: z.enum(versionReasons),
  words: z.number(),
})
export type SermonVersion = z.infer<typeof SermonVersionSchema>

const AttributesSchema = z.record(z.string(), z.unknown())

/** As in packages/sermon-body. */
export const SermonBlockSchema = z.object({
  attributes: AttributesSchema,
  runs: z.array(z.object({ text: z.string(), attributes: AttributesSchema })),
})

/** Newest first. */
export const listSermonVersions = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/versions',
  access: 'user',
  params: IdParamsSchema,
  response: z.array(SermonVersionSchema),
})

const VersionParamsSchema = z.object({ id: IdSchema, versionId: IdSchema })

export const getSermonVersion = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/versions/:versionId',
  access: 'user',
  params: VersionParamsSchema,
  response: z.extend(SermonVersionSchema, { blocks: z.array(SermonBlockSchema) }),
})

/** Replaces the text by that of the version, as an edit that other devices merge. */
export const restoreSermonVersion = endpoint({
  method: 'POST',
  path: '/api/sermons/:id/versions/:versionId/restore',
  access: 'user',
  params: VersionParamsSchema,
  body: z.object({
    /** Made by the device, for the version that keeps the text as it was before. Repeating it changes nothing again. */
    id: IdSchema,
    vector: z.optional(VectorSchema),
  }),
  response: SermonBodySchema,
  errors: ['quota_exceeded', 'too_many_attempts'],
})
