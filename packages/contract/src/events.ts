import * as z from 'zod/mini'
import { IsoDateSchema } from './dates.ts'
import { DaysQuerySchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { nullableLine, nullableText, requiredLine } from './fields.ts'
import { defaultIcon, IconSchema, type IconName } from './icons.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records.ts'
import { noticeMinutes } from './reminder-fields.ts'

export const eventTypes = ['service', 'meeting', 'counseling', 'youth', 'study', 'other'] as const
export type EventType = (typeof eventTypes)[number]

/** Choosing a type sets its icon. */
export const eventTypeIcons: Record<EventType, IconName> = {
  service: 'church',
  meeting: 'people',
  counseling: 'person',
  youth: 'groups',
  study: 'menu_book',
  other: 'event',
}

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  startTime: requiredLine(1, 'Please enter a start time'),
  endTime: requiredLine(1, 'Please enter an end time'),
  date: IsoDateSchema,
  location: nullableLine(),
  description: nullableText(),
  eventType: z.enum(eventTypes, 'Please choose a type'),
  icon: IconSchema,
  remindMinutes: z.nullable(noticeMinutes()),
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
  /** A reminder of its own, so many minutes before; null for the one that all events have. */
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
  query: DaysQuerySchema,
  response: z.array(EventSchema),
})

export const eventWrites = recordWrites('events', {
  record: EventSchema,
  create: NewEventSchema,
  changes: EventChangesSchema,
})
