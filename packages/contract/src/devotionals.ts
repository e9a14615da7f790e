import { IsoDateSchema } from './records/fields.ts'
import { devotionalPage } from './limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './calls/endpoint.ts'
import { nullableText, requiredLine, requiredText } from './records/fields.ts'
import { CursorSchema, limitSchema, partField } from './calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records/records.ts'

const fields = {
  date: IsoDateSchema,
  scripture: requiredText('Please enter the scripture'),
  reference: requiredLine(1, 'Please enter a reference'),
  reflection: nullableText(),
}

export const DevotionalSchema = z.object({
  ...recordFields,
  date: z.string(),
  scripture: z.string(),
  reference: z.string(),
  reflection: z.nullable(z.string()),
})
export type Devotional = z.infer<typeof DevotionalSchema>

export const NewDevotionalSchema = z.object({
  ...newRecordFields,
  ...fields,
  /** Today, in the user's own zone, unless told. */
  date: z.optional(fields.date),
  reflection: z._default(fields.reflection, null),
})

const DevotionalChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** The parts of the church's year that our readings follow. */
export const seasons = ['advent', 'christmas', 'lent', 'easter', 'ordinary'] as const
export type Season = (typeof seasons)[number]

/** What there is to read today. */
const TodaysDevotionalSchema = z.object({
  /** Written by the user, or from our year of readings. */
  source: z.enum(['own', 'plan']),
  date: z.string(),
  scripture: z.string(),
  reference: z.string(),
  reflection: z.nullable(z.string()),
  season: z.enum(seasons),
  /** The user's own entry, to be changed; null where the plan is read. */
  own: z.nullable(DevotionalSchema),
})
export type TodaysDevotional = z.infer<typeof TodaysDevotionalSchema>

/**
 * The user's own entry for the day if there is one (the newest of several); else the day's reading from the plan, in the
 * version asked for, where the user follows it; else null.
 */
export const getTodaysDevotional = endpoint({
  method: 'GET',
  path: '/api/devotionals/today',
  access: 'user',
  query: z.object({
    /** The id of an embedded version; one that there is not is read as the first that there is. */
    version: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.nullable(TodaysDevotionalSchema),
})

/**
 * The user's own, newest day first and within a day newest first. With a `date`: all of that day. Without one, a page at a time; see
 * list-parts.ts.
 */
export const listDevotionals = endpoint({
  method: 'GET',
  path: '/api/devotionals',
  access: 'user',
  query: z.object({
    date: z.optional(IsoDateSchema),
    before: z.optional(CursorSchema),
    limit: z.optional(limitSchema(devotionalPage.most)),
    ...partField,
  }),
  response: z.array(DevotionalSchema),
})

export const devotionalWrites = recordWrites('devotionals', {
  record: DevotionalSchema,
  create: NewDevotionalSchema,
  changes: DevotionalChangesSchema,
})
