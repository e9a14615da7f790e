import * as z from 'zod/mini'
import { endpoint } from './calls/endpoint.ts'

/** How many days the week at a glance looks ahead, and how much of them it names. */
export const weekAhead = { days: 7, entries: 3 } as const

const WeekSchema = z.object({
  /** The next Sunday; today where today is one. */
  sunday: z.string(),
  /** How many days it is away. */
  daysLeft: z.number(),
  /** What is prepared for it; null where nothing is. */
  sermon: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(['not_started', 'in_progress', 'completed']),
      progress: z.number(),
    }),
  ),
  /** Prayers marked as answered since the last Sunday. */
  answeredPrayers: z.number(),
  /** The first events and activities after today. */
  coming: z.array(
    z.object({
      kind: z.enum(['event', 'activity']),
      id: z.string(),
      title: z.string(),
      date: z.string(),
      time: z.string(),
    }),
  ),
  /** How many events and activities there are in the days ahead, the named ones among them. */
  comingCount: z.number(),
  /** Whether the user has chosen on which days they prepare a sermon. */
  hasRhythm: z.boolean(),
})
export type Week = z.infer<typeof WeekSchema>

/** The user's week at a glance, as a few figures: no list is sent for it. */
export const getWeek = endpoint({
  method: 'GET',
  path: '/api/week',
  access: 'user',
  response: WeekSchema,
})
