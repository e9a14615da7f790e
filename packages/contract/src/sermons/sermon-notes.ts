import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdSchema, requiredText } from '../records/fields.ts'
import { partField } from '../calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

const fields = { text: requiredText('Please write the note') }

/** A study note of a sermon. */
export const SermonNoteSchema = z.object({ ...recordFields, sermonId: z.string(), text: z.string() })
export type SermonNote = z.infer<typeof SermonNoteSchema>

export const NewSermonNoteSchema = z.object({ ...newRecordFields, sermonId: IdSchema, ...fields })

const SermonNoteChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** Of all sermons, the first written first. */
export const listSermonNotes = endpoint({
  method: 'GET',
  path: '/api/sermon-notes',
  access: 'user',
  query: z.object(partField),
  response: z.array(SermonNoteSchema),
})

export const sermonNoteWrites = recordWrites('sermon-notes', {
  record: SermonNoteSchema,
  create: NewSermonNoteSchema,
  changes: SermonNoteChangesSchema,
})
