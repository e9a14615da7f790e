import { IsoDateSchema } from './fields.ts'
import { journalPage } from './limits.ts'
import { defaultJournalTitle } from './choices.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, requiredText } from './fields.ts'
import { CursorSchema, limitSchema, partField } from './pages.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records.ts'

/** A blank title is the usual one. */
const title = z.pipe(
  line(),
  z.transform((value) => (value === '' ? defaultJournalTitle : value)),
)

const fields = {
  title,
  content: requiredText('Please write some content for your journal entry'),
  date: IsoDateSchema,
}

export const JournalEntrySchema = z.object({
  ...recordFields,
  title: z.string(),
  content: z.string(),
  date: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type JournalEntry = z.infer<typeof JournalEntrySchema>

export const NewJournalEntrySchema = z.object({
  ...newRecordFields,
  ...fields,
  title: z._default(fields.title, defaultJournalTitle),
  /** Today, in the user's own zone, unless told. */
  date: z.optional(fields.date),
})

export const JournalChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/**
 * A plain list, newest day first and within a day newest entry first. With a `date`: all entries of that day. Without one, a page of `limit`
 * entries; the next page is asked for with `before` set to `cursorAfter` of the last entry, and a page that is not full
 * is the last one. `search` keeps the entries that hold every word in title or content, accents and case ignored.
 */
export const listJournals = endpoint({
  method: 'GET',
  path: '/api/journals',
  access: 'user',
  query: z.object({
    date: z.optional(IsoDateSchema),
    before: z.optional(CursorSchema),
    limit: z.optional(limitSchema(journalPage.most)),
    search: z.optional(line()),
    ...partField,
  }),
  response: z.array(JournalEntrySchema),
})

/** Entries of the same day of the year in earlier years, newest first. */
export const listJournalsOnThisDay = endpoint({
  method: 'GET',
  path: '/api/journals/on-this-day',
  access: 'user',
  /** The day to look back from; today unless told. */
  query: z.object({ date: z.optional(IsoDateSchema), ...partField }),
  response: z.array(JournalEntrySchema),
})

export const journalWrites = recordWrites('journals', {
  record: JournalEntrySchema,
  create: NewJournalEntrySchema,
  changes: JournalChangesSchema,
})
