import { IsoDateSchema } from './records/fields.ts'
import { journalPage } from './limits.ts'
import { defaultJournalTitle } from './choices.ts'
import * as z from 'zod/mini'
import { endpoint } from './calls/endpoint.ts'
import { line, text } from './records/fields.ts'
import { CursorSchema, limitSchema, partField } from './calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records/records.ts'
import { alsoReadable, vaultText } from './account/vault-text.ts'

/** A blank title is the usual one. */
const title = z.pipe(
  line(),
  z.transform((value) => (value === '' ? defaultJournalTitle : value)),
)

const fields = {
  title,
  content: text(),
  vaultText: vaultText(),
  date: IsoDateSchema,
}

export const JournalEntrySchema = z.object({
  ...recordFields,
  title: z.string(),
  content: z.string(),
  /** Title and content of an entry that is sealed: its `title` is then the usual one, its `content` empty. */
  vaultText: z.nullable(z.string()),
  date: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type JournalEntry = z.infer<typeof JournalEntrySchema>

type Words = Pick<JournalEntry, 'title' | 'content' | 'vaultText'>

/** Something is written, and what is sealed is not readable too. */
const rules = {
  written: {
    field: 'content',
    error: 'Please write some content for your journal entry',
    holds: ({ content, vaultText }: Words) => vaultText !== null || content.trim() !== '',
  },
  contentSealed: {
    field: 'content',
    error: alsoReadable,
    holds: ({ content, vaultText }: Words) => vaultText === null || content === '',
  },
  titleSealed: {
    field: 'title',
    error: alsoReadable,
    holds: ({ title, vaultText }: Words) => vaultText === null || title === defaultJournalTitle,
  },
} as const

/** What is wrong with an entry that is empty, or whose words are both sealed and readable. */
export function journalEntryFault(entry: Words): Record<string, string> | undefined {
  const broken = Object.values(rules).find(({ holds }) => !holds(entry))
  return broken && { [broken.field]: broken.error }
}

const { written, contentSealed, titleSealed } = rules

export const NewJournalEntrySchema = z
  .object({
    ...newRecordFields,
    ...fields,
    title: z._default(fields.title, defaultJournalTitle),
    content: z._default(fields.content, ''),
    vaultText: z._default(fields.vaultText, null),
    /** Today, in the user's own zone, unless told. */
    date: z.optional(fields.date),
  })
  .check(
    z.refine(written.holds, {
      path: [written.field],
      error: written.error,
      // Told together with what else is wrong.
      when: ({ value }) => {
        const { content, vaultText } = (value ?? {}) as Partial<Words>
        return typeof content === 'string' && vaultText === null
      },
    }),
    z.refine(contentSealed.holds, { path: [contentSealed.field], error: contentSealed.error }),
    z.refine(titleSealed.holds, { path: [titleSealed.field], error: titleSealed.error }),
  )

const JournalChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

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
