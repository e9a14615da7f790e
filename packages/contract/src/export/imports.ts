import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { count, IdParamsSchema, IdSchema } from '../records/fields.ts'
import { importPiece } from './import-piece.ts'

/** How many entries that cannot be brought back are named; the rest is counted. */
export const mostFaults = 100

/** Where an import is: its file is sent, read and compared, then brought in at once. */
const importSteps = ['receiving', 'checking', 'checked', 'importing', 'done', 'failed'] as const

const SummarySchema = z.object({
  /** What is not here yet, or was deleted here. */
  added: z.number(),
  /** What is here just like this. */
  same: z.number(),
  /** What is here in other words than the file's. */
  changed: z.number(),
  unreadable: z.number(),
  /** The first of those, with the reason. */
  faults: z.array(
    z.object({ entry: z.number(), section: z.string(), title: z.string(), reason: z.string() }),
  ),
  /** What is in the file and never comes back from one. */
  leftOut: z.array(z.object({ section: z.string(), count: z.number(), reason: z.string() })),
  /** How many of what is new or different, by the part of the file. */
  sections: z.array(z.object({ section: z.string(), added: z.number(), changed: z.number() })),
})
export type ImportSummary = z.infer<typeof SummarySchema>

const ImportSchema = z.object({
  id: z.string(),
  step: z.enum(importSteps),
  /** How many entries of the file have been looked at in this step. */
  entries: z.number(),
  /** When it is known: of a file that was checked or imported. */
  summary: z.nullable(SummarySchema),
  /** Whether what was different was replaced by the file's. */
  replaced: z.boolean(),
  /** Why it failed, in plain words. */
  message: z.nullable(z.string()),
})
export type ImportState = z.infer<typeof ImportSchema>

/** Begins to bring back an export. A user has one import at a time: an earlier one that was not finished is dropped. */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'user',
  body: z.object({
    id: IdSchema,
    /** How `everything.json` is packed where it comes from. */
    packing: z.enum(['deflate', 'none']),
    /** As it is packed. How many there may be, the server says in words. */
    bytes: z.int().check(z.minimum(0)),
    /** Of the unpacked file, where it is known: its CRC-32. */
    checksum: z.nullable(z.int().check(z.minimum(0), z.maximum(0xff_ff_ff_ff))),
  }),
  response: ImportSchema,
  status: 201,
  errors: ['too_many_attempts'],
})

/** Sends a piece of the file. They may come in any order and more than once. */
export const sendImportPiece = endpoint({
  method: 'POST',
  path: '/api/imports/:id/pieces',
  access: 'user',
  params: IdParamsSchema,
  body: z.object({
    /** Which one: each but the last is as long as a piece can be. */
    index: count(),
    data: z.string().check(
      z.maxLength(Math.ceil(importPiece / 3) * 4),
      z.refine(
        (value) => value.length % 4 === 0 && /^[\d+/A-Za-z]+={0,2}$/.test(value),
        'This piece could not be read.',
      ),
      z.meta({ contentEncoding: 'base64' }),
    ),
  }),
  response: null,
  status: 204,
  errors: ['too_many_attempts'],
})

/** Reads the file and says what would come of it. Nothing is changed. */
export const checkImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/check',
  access: 'user',
  params: IdParamsSchema,
  response: ImportSchema,
})

/** Answers at the next step, or after a moment. */
export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  access: 'user',
  params: IdParamsSchema,
  response: ImportSchema,
})

/** Brings in what was checked: all of it or nothing. Repeating it changes nothing. */
export const applyImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/apply',
  access: 'user',
  params: IdParamsSchema,
  body: z.object({
    /** Whether what is different here is replaced by the file's. */
    replaces: z.boolean(),
  }),
  response: ImportSchema,
  errors: ['too_many_attempts'],
})

/** Drops an import that has not been brought in. */
export const cancelImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  access: 'user',
  params: IdParamsSchema,
  response: null,
  status: 204,
})
