import { IsoDateSchema, IconSchema, IdSchema, RemindMinutesSchema } from '../records/fields.ts'
import { EventRangeQuerySchema } from '../dates/date-range.ts'
import { eventTypes, exceptionKinds } from '../choices.ts'
import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { nullableLine, nullableText, requiredLine } from '../records/fields.ts'
import { defaultIcon } from '../icons.ts'
import { eventLimits, isDateOf, readOccurrenceId } from './occurrences.ts'
import { partField } from '../calls/list-parts.ts'
import { PersonIdsSchema } from '../people/person-ids.ts'
import { formatRule, parseRule } from './recurrence-rule.ts'
import { changeFields, recordFields, recordWrites } from '../records/records.ts'

/** Of an event, or of one date of a repeating event: then the date follows the event's own id. */
const EventIdSchema = z
  .string()
  .check(
    z.refine(
      (id) => z.safeParse(IdSchema, readOccurrenceId(id)?.seriesId ?? id).success,
      'This id is not valid',
    ),
  )

const RuleSchema = z.pipe(
  z.string().check(
    z.refine((text) => parseRule(text) !== undefined, {
      error: 'Use a rule for days, written like FREQ=WEEKLY;BYDAY=TU',
      abort: true,
    }),
    z.meta({ description: 'The day parts of an iCalendar RRULE. null for an event that does not repeat.' }),
  ),
  z.transform((text): string => {
    const rule = parseRule(text)
    return rule === undefined ? text : formatRule(rule)
  }),
)

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  startTime: requiredLine(1, 'Please enter a start time'),
  endTime: requiredLine(1, 'Please enter an end time'),
  date: IsoDateSchema,
  days: z.int().check(z.minimum(1), z.maximum(eventLimits.days)),
  repeats: z.nullable(RuleSchema),
  exception: z.nullable(
    z
      .enum(exceptionKinds)
      .check(
        z.meta({ description: 'For one date of a repeating event: shown instead, taken away, or neither.' }),
      ),
  ),
  location: nullableLine(),
  description: nullableText(),
  eventType: z.enum(eventTypes, 'Please choose a type'),
  icon: IconSchema,
  remindMinutes: RemindMinutesSchema,
  personIds: PersonIdsSchema,
}

export const EventSchema = z.object({
  ...recordFields,
  title: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  date: z.string(),
  days: z.number(),
  repeats: z.nullable(z.string()),
  /** For one date of a repeating event: which, and which date it had at first. */
  seriesId: z.nullable(z.string()),
  originalDate: z.nullable(z.string()),
  exception: z.nullable(z.enum(exceptionKinds)),
  location: z.nullable(z.string()),
  description: z.nullable(z.string()),
  eventType: z.enum(eventTypes),
  icon: z.string(),
  remindMinutes: z.nullable(z.number()),
  /** Whom it is about. One that a device has stored before there were people has none. */
  personIds: z.optional(z.array(z.string())),
})
/** Called so because a plain Event is the browser's. */
export type CalendarEvent = z.infer<typeof EventSchema>

/** What is wrong with fields that must fit each other. */
export function eventFault(
  event: Pick<CalendarEvent, 'date' | 'repeats' | 'exception'> & { readonly id?: string | undefined },
): Record<string, string> | undefined {
  const isOccurrence = event.id !== undefined && readOccurrenceId(event.id) !== undefined
  if (event.repeats !== null && isOccurrence)
    return { repeats: 'One date of a repeating event cannot repeat by itself' }
  // Not by the last date that a record has beside them: it is of before the change.
  if (event.repeats !== null && !isDateOf({ date: event.date, repeats: event.repeats }, event.date))
    return { repeats: 'The event’s own date must be one of the days on which it repeats' }
  if (event.exception !== null && !isOccurrence)
    return { exception: 'Only one date of a repeating event can be an exception' }
  return undefined
}

type Checked = Parameters<typeof eventFault>[0]
const fits = (field: 'repeats' | 'exception') =>
  z.refine<Checked>((event) => eventFault(event)?.[field] === undefined, {
    error: ({ input }) => eventFault(input as Checked)?.[field],
    path: [field],
  })

export const NewEventSchema = z
  .object({
    id: z.optional(EventIdSchema),
    ...fields,
    days: z._default(fields.days, 1),
    repeats: z._default(fields.repeats, null),
    exception: z._default(fields.exception, null),
    location: z._default(fields.location, null),
    description: z._default(fields.description, null),
    icon: z._default(fields.icon, defaultIcon),
    remindMinutes: z._default(fields.remindMinutes, null),
    personIds: z._default(fields.personIds, []),
  })
  .check(fits('repeats'), fits('exception'))

const EventChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'user',
  query: EventRangeQuerySchema,
  response: z.array(EventSchema),
})

/** Every repeating event as it is stored, with the dates of it that were changed or canceled: what a device needs offline. */
export const listSeries = endpoint({
  method: 'GET',
  path: '/api/events/series',
  access: 'user',
  query: z.object(partField),
  response: z.array(EventSchema),
})

export const eventWrites = recordWrites('events', {
  record: EventSchema,
  create: NewEventSchema,
  changes: EventChangesSchema,
  params: z.object({ id: EventIdSchema }),
})
