import * as z from 'zod/mini'
import { IsoDateSchema } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { count, nullableText, requiredLine, requiredText } from './fields.ts'
import { partField } from './pages.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records.ts'

/** What a sermon's own status can be; a pastor chooses freely among them. */
export const workingStatuses = ['not_started', 'in_progress', 'completed'] as const
export type WorkingStatus = (typeof workingStatuses)[number]

/** An archived sermon is put away until it is brought back. */
export const sermonStatuses = [...workingStatuses, 'archived'] as const
export type SermonStatus = (typeof sermonStatuses)[number]

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  scripture: requiredText('Please enter the scripture'),
  reference: requiredLine(1, 'Please enter the reference'),
  notes: nullableText(),
  status: z.enum(sermonStatuses, 'Please choose a status'),
  /** What an archived sermon goes back to. */
  archivedFrom: z.nullable(z.enum(workingStatuses)),
  date: IsoDateSchema,
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  noteCount: count(),
  resourceCount: count(),
}

export const SermonSchema = z.object({
  ...recordFields,
  title: z.string(),
  scripture: z.string(),
  reference: z.string(),
  notes: z.nullable(z.string()),
  status: z.enum(sermonStatuses),
  archivedFrom: z.nullable(z.enum(workingStatuses)),
  date: z.string(),
  progress: z.number(),
  noteCount: z.number(),
  resourceCount: z.number(),
})
export type Sermon = z.infer<typeof SermonSchema>

/**
 * How many notes a sermon has: one for those of its dialog, where there are any. What a client has sent counts only while there is
 * nothing to count.
 */
export const noteCountOf = ({ notes, noteCount }: Pick<Sermon, 'notes' | 'noteCount'>): number =>
  notes === null ? noteCount : 1

export const NewSermonSchema = z.object({
  ...newRecordFields,
  ...fields,
  notes: z._default(fields.notes, null),
  status: z._default(fields.status, 'not_started'),
  archivedFrom: z._default(fields.archivedFrom, null),
  progress: z._default(fields.progress, 0),
  noteCount: z._default(fields.noteCount, 0),
  resourceCount: z._default(fields.resourceCount, 0),
})

export const SermonChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

export const listSermons = endpoint({
  method: 'GET',
  path: '/api/sermons',
  access: 'user',
  query: z.object(partField),
  response: z.array(SermonSchema),
})

export const sermonWrites = recordWrites('sermons', {
  record: SermonSchema,
  create: NewSermonSchema,
  changes: SermonChangesSchema,
})
