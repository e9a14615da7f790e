import { IsoDateSchema } from '../records/fields.ts'
import { workingStatuses, sermonStatuses, workSteps } from '../choices.ts'
import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { count, IdSchema, nullableText, requiredLine, requiredText } from '../records/fields.ts'
import { partField } from '../calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'
import { WeekRhythmSchema } from '../plan/week-rhythm-schema.ts'

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
  /** The series it is a part of. One that was deleted may come back, so its sermons still name it. */
  seriesId: z.nullable(IdSchema),
  /** Which steps of the week before it are done. */
  stepsDone: z.array(z.enum(workSteps, 'Please choose a step')).check(z.maxLength(workSteps.length)),
  /** Whether it could be preached as it is: what is left of its steps is optional. */
  couldBePreached: z.boolean(),
  /** On which days the steps of its own week are, written as in the settings; null for the usual ones. */
  rhythm: z.nullable(WeekRhythmSchema),
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
  seriesId: z.nullable(z.string()),
  stepsDone: z.array(z.enum(workSteps)),
  couldBePreached: z.boolean(),
  rhythm: z.nullable(z.string()),
})
export type Sermon = z.infer<typeof SermonSchema>

export const NewSermonSchema = z.object({
  ...newRecordFields,
  ...fields,
  notes: z._default(fields.notes, null),
  status: z._default(fields.status, 'not_started'),
  archivedFrom: z._default(fields.archivedFrom, null),
  progress: z._default(fields.progress, 0),
  noteCount: z._default(fields.noteCount, 0),
  resourceCount: z._default(fields.resourceCount, 0),
  seriesId: z._default(fields.seriesId, null),
  stepsDone: z._default(fields.stepsDone, []),
  couldBePreached: z._default(fields.couldBePreached, false),
  rhythm: z._default(fields.rhythm, null),
})

export const SermonChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

export const listSermons = endpoint({
  method: 'GET',
  path: '/api/sermons',
  access: 'user',
  query: z.object(partField),
  response: z.array(SermonSchema),
})

const SermonOnPassageSchema = z.pick(SermonSchema, {
  id: true,
  title: true,
  date: true,
  status: true,
  reference: true,
})

export type SermonOnPassage = z.infer<typeof SermonOnPassageSchema>

/** The sermons one of whose passages shares a verse with the reference, latest first: at most a hundred. */
export const listSermonsOn = endpoint({
  method: 'GET',
  path: '/api/sermons/on',
  access: 'user',
  query: z.object({ reference: requiredLine(1, 'Please enter a reference') }),
  response: z.array(SermonOnPassageSchema),
})

/** A time that a sermon was preached, or a sermon that was not yet: on the day it is planned for. */
const PreachedSchema = z.object({
  sermonId: z.string(),
  title: z.string(),
  reference: z.string(),
  status: z.enum(sermonStatuses),
  deliveryId: z.nullable(z.string()),
  date: z.string(),
  place: z.nullable(z.string()),
})
export type Preached = z.infer<typeof PreachedSchema>

/** When and where sermons that share a verse with the reference were preached, latest first: at most a hundred. */
export const listPreached = endpoint({
  method: 'GET',
  path: '/api/preached',
  access: 'user',
  query: z.object({ reference: requiredLine(1, 'Please enter a reference') }),
  response: z.array(PreachedSchema),
})

export const sermonWrites = recordWrites('sermons', {
  record: SermonSchema,
  create: NewSermonSchema,
  changes: SermonChangesSchema,
})
