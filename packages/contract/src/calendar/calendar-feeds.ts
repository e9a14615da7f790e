import * as z from 'zod/mini'
import { feedAudiences } from '../choices.ts'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema, requiredLine } from '../records/fields.ts'

const content = {
  /** What the calendar is called where it is subscribed to. */
  name: requiredLine(1, 'Please enter a name', 60),
  audience: z.enum(feedAudiences, 'Please choose what it shows'),
  /** What and with whom, rather than only “Busy”. */
  showsCounseling: z.boolean(),
  includesSermons: z.boolean(),
  includesActivities: z.boolean(),
}

export const NewCalendarFeedSchema = z.object({
  ...content,
  showsCounseling: z._default(content.showsCounseling, false),
  includesSermons: z._default(content.includesSermons, false),
  includesActivities: z._default(content.includesActivities, false),
})

/** The user's calendar at a secret address, for one audience. */
const CalendarFeedSchema = z.object({
  ...content,
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** When a calendar program last asked for it. */
  lastFetchedAt: z.nullable(z.number()),
})
export type CalendarFeed = z.infer<typeof CalendarFeedSchema>

export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/api/calendar-feeds',
  access: 'user',
  response: z.array(CalendarFeedSchema),
})

/** The only answer that names the secret address. */
export const addCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feeds',
  access: 'user',
  body: NewCalendarFeedSchema,
  response: z.extend(CalendarFeedSchema, { path: z.string() }),
  status: 201,
  errors: ['quota_exceeded'],
})

/** What it shows and how it is called; the address stays. */
export const CalendarFeedChangesSchema = z.partial(z.object(content))

export const changeCalendarFeed = endpoint({
  method: 'PATCH',
  path: '/api/calendar-feeds/:id',
  access: 'user',
  params: IdParamsSchema,
  body: CalendarFeedChangesSchema,
  response: CalendarFeedSchema,
})

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feeds/:id',
  access: 'user',
  params: IdParamsSchema,
  response: null,
  status: 204,
})
