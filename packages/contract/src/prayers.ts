import { IsoDateSchema, clockTime } from './fields.ts'
import { prayerCategories } from './choices.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredLine, requiredText } from './fields.ts'
import { partField } from './pages.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records.ts'

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  description: requiredText('Please describe the prayer'),
  category: z.enum(prayerCategories, 'Please choose a category'),
  isAnswered: z.boolean(),
  dateAdded: IsoDateSchema,
  dateAnswered: z.nullable(IsoDateSchema),
  remindAt: z.nullable(clockTime()),
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
