import { IsoDateSchema, IconSchema, RemindMinutesSchema } from '../records/fields.ts'
import { DateRangeQuerySchema } from '../dates/date-range.ts'
import { activityTypes } from '../choices.ts'
import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { nullableLine, requiredLine } from '../records/fields.ts'
import { defaultIcon } from '../icons.ts'
import { PersonIdsSchema } from '../people/person-ids.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

const fields = {
  title: requiredLine(2, 'Title must be at least 2 characters'),
  time: requiredLine(1, 'Time is required'),
  location: nullableLine(),
  activityType: z.enum(activityTypes, 'Please choose a type'),
  icon: IconSchema,
  date: IsoDateSchema,
  remindMinutes: RemindMinutesSchema,
  personIds: PersonIdsSchema,
}

export const ActivitySchema = z.object({
  ...recordFields,
  title: z.string(),
  time: z.string(),
  location: z.nullable(z.string()),
  activityType: z.enum(activityTypes),
  icon: z.string(),
  date: z.string(),
  remindMinutes: z.nullable(z.number()),
  /** Whom it is about. One that a device has stored before there were people has none. */
  personIds: z.optional(z.array(z.string())),
})
export type Activity = z.infer<typeof ActivitySchema>

export const NewActivitySchema = z.object({
  ...newRecordFields,
  ...fields,
  location: z._default(fields.location, null),
  activityType: z._default(fields.activityType, 'meeting'),
  icon: z._default(fields.icon, defaultIcon),
  remindMinutes: z._default(fields.remindMinutes, null),
  personIds: z._default(fields.personIds, []),
})

const ActivityChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  access: 'user',
  query: DateRangeQuerySchema,
  response: z.array(ActivitySchema),
})

export const activityWrites = recordWrites('activities', {
  record: ActivitySchema,
  create: NewActivitySchema,
  changes: ActivityChangesSchema,
})
