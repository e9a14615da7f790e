import { IsoDateSchema, clockTime } from '../records/fields.ts'
import { prayerCategories } from '../choices.ts'
import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { nullableText, requiredLine, requiredText } from '../records/fields.ts'
import { partField } from '../calls/list-parts.ts'
import { PersonIdsSchema } from '../people/person-ids.ts'
import { rhythmPattern } from './rhythm.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  description: requiredText('Please describe the prayer'),
  category: z.enum(prayerCategories, 'Please choose a category'),
  isAnswered: z.boolean(),
  dateAdded: IsoDateSchema,
  dateAnswered: z.nullable(IsoDateSchema),
  remindAt: z.nullable(clockTime()),
  rhythm: z.nullable(
    z.string().check(z.regex(rhythmPattern, 'Use “daily”, “weekdays:0,3” (0 is Sunday) or “month-day:15”')),
  ),
  pausedUntil: z.nullable(IsoDateSchema),
  answerNote: nullableText(),
  personIds: PersonIdsSchema,
}

export const PrayerSchema = z.object({
  ...recordFields,
  title: z.string(),
  description: z.string(),
  category: z.enum(prayerCategories),
  isAnswered: z.boolean(),
  dateAdded: z.string(),
  dateAnswered: z.nullable(z.string()),
  /** Minutes since midnight at which it is remembered each day until it is answered; null for never. */
  remindAt: z.nullable(z.number()),
  /** When it comes up in “Pray now”; null for in turn with the others. */
  rhythm: z.nullable(z.string()),
  /** The day on which it comes up again; null unless it is paused. */
  pausedUntil: z.nullable(z.string()),
  /** How it was answered. */
  answerNote: z.nullable(z.string()),
  /** Whom it is about. One that a device has stored before there were people has none. */
  personIds: z.optional(z.array(z.string())),
})
export type Prayer = z.infer<typeof PrayerSchema>

export const NewPrayerSchema = z.object({
  ...newRecordFields,
  ...fields,
  isAnswered: z._default(fields.isAnswered, false),
  /** Today, in the user's own zone, unless told. */
  dateAdded: z.optional(fields.dateAdded),
  dateAnswered: z._default(fields.dateAnswered, null),
  remindAt: z._default(fields.remindAt, null),
  rhythm: z._default(fields.rhythm, null),
  pausedUntil: z._default(fields.pausedUntil, null),
  answerNote: z._default(fields.answerNote, null),
  personIds: z._default(fields.personIds, []),
})

export const PrayerChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

export const listPrayers = endpoint({
  method: 'GET',
  path: '/api/prayers',
  access: 'user',
  query: z.object(partField),
  response: z.array(PrayerSchema),
})

export const prayerWrites = recordWrites('prayers', {
  record: PrayerSchema,
  create: NewPrayerSchema,
  changes: PrayerChangesSchema,
})
