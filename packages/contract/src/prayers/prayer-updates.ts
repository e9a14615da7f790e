import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdSchema, IsoDateSchema, requiredText } from '../records/fields.ts'
import { partField } from '../calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

const fields = { date: IsoDateSchema, text: requiredText('Please write the update') }

/** What has happened since a prayer was written down. */
export const PrayerUpdateSchema = z.object({
  ...recordFields,
  prayerId: z.string(),
  date: z.string(),
  text: z.string(),
})
export type PrayerUpdate = z.infer<typeof PrayerUpdateSchema>

export const NewPrayerUpdateSchema = z.object({ ...newRecordFields, prayerId: IdSchema, ...fields })

const PrayerUpdateChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** Of all prayers, the latest first. */
export const listPrayerUpdates = endpoint({
  method: 'GET',
  path: '/api/prayer-updates',
  access: 'user',
  query: z.object(partField),
  response: z.array(PrayerUpdateSchema),
})

export const prayerUpdateWrites = recordWrites('prayer-updates', {
  record: PrayerUpdateSchema,
  create: NewPrayerUpdateSchema,
  changes: PrayerUpdateChangesSchema,
})
