import { searchPage } from '../limits.ts'
import { recordNames } from '../records/record-names.ts'
import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { line } from '../records/fields.ts'

const FoundRecordSchema = z.object({
  kind: z.enum(recordNames),
  id: z.string(),
  title: z.string(),
  /** Plain text around the first match; empty where a record is no more than its title. */
  excerpt: z.string(),
  /** The record's day: with it and the id, a screen can open the record. */
  date: z.nullable(z.string()),
  /** For a sermon with words that only its text holds: the excerpt is from there. */
  in: z.optional(z.literal('body')),
  /** For what belongs to a sermon: the one to open. Its title and date are the sermon's where it has none of its own. */
  sermonId: z.optional(z.string()),
  /** The same for what belongs to a prayer. */
  prayerId: z.optional(z.string()),
})
export type FoundRecord = z.infer<typeof FoundRecordSchema>

const FoundGroupSchema = z.object({
  kind: z.enum(recordNames),
  /** How many there are in all. */
  total: z.number(),
  hits: z.array(FoundRecordSchema),
})
export type FoundGroup = z.infer<typeof FoundGroupSchema>

const LimitSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/, `Use a whole number up to ${searchPage.most}`)),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(searchPage.most))),
)

/**
 * The user's records in which every word of `query` begins a word, accents and case ignored. Grouped by kind, without kinds in which
 * nothing was found; within a kind those with more of the words in their title come first, then the newest.
 */
export const searchRecords = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  query: z.object({ query: line(), limit: z.optional(LimitSchema) }),
  response: z.object({ groups: z.array(FoundGroupSchema) }),
})
