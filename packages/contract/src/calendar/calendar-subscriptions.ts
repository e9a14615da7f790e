import * as z from 'zod/mini'
import { calendarColors, calendarFaults, calendarStates } from '../choices.ts'
import { WholeRangeQuerySchema } from '../dates/date-range.ts'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema, IdSchema, requiredLine } from '../records/fields.ts'
import { isUrl } from '../records/is-url.ts'

/** How many other calendars a user may show, and how much of each is shown. */
export const subscriptionLimits = {
  subscriptions: 10,
  address: 2000,
  /** Events of one calendar, and the bytes of all of them as they are stored. */
  events: 3000,
  bytes: 1_000_000,
  description: 2000,
  /** What one answer holds at most. */
  answer: 4000,
} as const

const content = {
  name: requiredLine(1, 'Please enter a name', 60),
  color: z.enum(calendarColors, 'Please choose a color'),
}

/** Calendars call their addresses webcal; they are asked by https. */
const isCalendarAddress = (text: string) => /^(?:webcals?|https?):\/\/[^\s/]+/i.test(text) && isUrl(text)

export const NewCalendarSubscriptionSchema = z.object({
  id: z.optional(IdSchema),
  address: requiredLine(1, 'Please paste the address', subscriptionLimits.address).check(
    z.refine(isCalendarAddress, 'Paste the whole address. It begins with https:// or webcal://'),
  ),
  ...content,
})

export const CalendarSubscriptionChangesSchema = z.partial(z.object(content))

/** Another calendar that is shown beside the user's own. */
export const CalendarSubscriptionSchema = z.object({
  id: z.string(),
  address: z.string(),
  name: z.string(),
  color: z.enum(calendarColors),
  state: z.enum(calendarStates),
  /** Why it could not be refreshed. */
  fault: z.nullable(z.enum(calendarFaults)),
  /** When it was last read as it is there. */
  refreshedAt: z.nullable(z.number()),
  /** How many events are shown of it, and whether it has more. */
  events: z.number(),
  isCut: z.boolean(),
})
export type CalendarSubscription = z.infer<typeof CalendarSubscriptionSchema>

export const listCalendarSubscriptions = endpoint({
  method: 'GET',
  path: '/api/calendar-subscriptions',
  access: 'user',
  response: z.array(CalendarSubscriptionSchema),
})

/** Sent twice it is there once, and so is an address. One that was removed comes back with its id. */
export const addCalendarSubscription = endpoint({
  method: 'POST',
  path: '/api/calendar-subscriptions',
  access: 'user',
  body: NewCalendarSubscriptionSchema,
  response: CalendarSubscriptionSchema,
  status: 201,
  errors: ['quota_exceeded', 'too_many_attempts'],
})

export const changeCalendarSubscription = endpoint({
  method: 'PATCH',
  path: '/api/calendar-subscriptions/:id',
  access: 'user',
  params: IdParamsSchema,
  body: CalendarSubscriptionChangesSchema,
  response: CalendarSubscriptionSchema,
  errors: ['too_many_attempts'],
})

export const removeCalendarSubscription = endpoint({
  method: 'DELETE',
  path: '/api/calendar-subscriptions/:id',
  access: 'user',
  params: IdParamsSchema,
  response: null,
  status: 204,
})

/** Asks for it to be read again soon. */
export const refreshCalendarSubscription = endpoint({
  method: 'POST',
  path: '/api/calendar-subscriptions/:id/refresh',
  access: 'user',
  params: IdParamsSchema,
  response: CalendarSubscriptionSchema,
  errors: ['too_many_attempts'],
})

/** An event of another calendar, on the user's own clock. It can be read only. */
const SubscribedEventSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  title: z.string(),
  date: z.string(),
  days: z.number(),
  startTime: z.string(),
  endTime: z.string(),
  location: z.nullable(z.string()),
  description: z.nullable(z.string()),
})
export type SubscribedEvent = z.infer<typeof SubscribedEventSchema>

export const listSubscribedEvents = endpoint({
  method: 'GET',
  path: '/api/subscribed-events',
  access: 'user',
  query: WholeRangeQuerySchema,
  response: z.array(SubscribedEventSchema),
})
