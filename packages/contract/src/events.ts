import { IsoDateSchema, IconSchema, RemindMinutesSchema } from './fields.ts'
import { DateRangeQuerySchema } from './date-range.ts'
import { eventTypes } from './choices.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nullableLine, nullableText, requiredLine } from './fields.ts'
import { defaultIcon } from './icons.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records.ts'

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  startTime: requiredLine(1, 'Please enter a start time'),
  endTime: requiredLine(1, 'Please enter an end time'),
  date: IsoDateSchema,
  location: nullableLine(),
  description: nullableText(),
  eventType: z.enum(eventTypes, 'Please choose a type'),
  icon: IconSchema,
  remindMinutes: RemindMinutesSchema,
}

export const EventSchema = z.object({
  ...recordFields,
  title: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  date: z.string(),
  location: z.nullable(z.string()),
  description: z.nullable(z.string()),
  eventType: z.enum(eventTypes),
  icon: z.string(),
  remindMinutes: z.nullable(z.number()),
})
/** Called so because a plain Event is the browser's. */
export type CalendarEvent = z.infer<typeof EventSchema>

export const NewEventSchema = z.object({
  ...newRecordFields,
  ...fields,
  location: z._default(fields.location, null),
  description: z._default(fields.description, null),
  icon: z._default(fields.icon, defaultIcon),
  remindMinutes: z._default(fields.remindMinutes, null),
})

export const EventChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'user',
  query: DateRangeQuerySchema,
  response: z.array(EventSchema),
})

export const eventWrites = recordWrites('events', {
  record: EventSchema,
  create: NewEventSchema,
  changes: EventChangesSchema,
})
