import { clockTime, noticeMinutes } from './records/fields.ts'
import * as z from 'zod/mini'
import { endpoint } from './calls/endpoint.ts'
import { IdParamsSchema } from './records/fields.ts'

/** What there are reminders of. Each has a switch on each device. */
export const reminderKinds = ['sermon', 'prayer', 'event', 'goal'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export const notificationTypes = {
  sermon: 'sermon_reminder',
  prayer: 'prayer_reminder',
  event: 'event_reminder',
  goal: 'goal_update',
} as const satisfies Record<ReminderKind, string>

const ServerNotificationSchema = z.object({
  type: z.enum(Object.values(notificationTypes)),
  data: z.object({
    /** Of the sermon, event or activity. */
    title: z.optional(z.string()),
    date: z.optional(z.string()),
    startTime: z.optional(z.string()),
    /** Whether an event reminder is of an activity. */
    isActivity: z.optional(z.boolean()),
    totalPrayers: z.optional(z.number()),
    answeredPrayers: z.optional(z.number()),
    goalCount: z.optional(z.number()),
    /** The day on which the week of a goal update began: a device shows one update for each. */
    week: z.optional(z.string()),
  }),
})
export type ServerNotification = z.infer<typeof ServerNotificationSchema>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'user',
  response: z.array(ServerNotificationSchema),
})

/** 0 for Sunday to 6 for Saturday. */
const weekday = () => z.int().check(z.minimum(0), z.maximum(6))

const settings = {
  /** Minutes before an event or activity. */
  eventMinutes: noticeMinutes(),
  prayerTime: clockTime(),
  goalWeekday: weekday(),
  goalTime: clockTime(),
  /** Nothing is sent from here on … */
  quietFrom: clockTime(),
  /** … until here. The same time twice means no quiet hours. */
  quietTo: clockTime(),
  /** Nothing is sent on this day of the week, except what was set on one event or activity. */
  dayOff: z.nullable(weekday()),
  /** When it is said each day how many people may need the pastor; null for never. */
  careTime: z.nullable(clockTime()),
}

export const ReminderSettingsSchema = z.object(settings)
export type ReminderSettings = z.infer<typeof ReminderSettingsSchema>

export const defaultReminderSettings: ReminderSettings = {
  eventMinutes: 60,
  prayerTime: 8 * 60,
  goalWeekday: 2,
  goalTime: 9 * 60,
  quietFrom: 21 * 60,
  quietTo: 7 * 60,
  dayOff: 1,
  careTime: null,
}

export const getReminderSettings = endpoint({
  method: 'GET',
  path: '/api/reminders/settings',
  access: 'user',
  response: ReminderSettingsSchema,
})

export const updateReminderSettings = endpoint({
  method: 'PATCH',
  path: '/api/reminders/settings',
  access: 'user',
  body: z.partial(ReminderSettingsSchema),
  response: ReminderSettingsSchema,
})

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  access: 'user',
  response: z.object({ key: z.string() }),
})

const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'This key is not valid'))

/** What a browser's own subscription reads like as JSON, and which kinds this device wants. */
export const NewPushSubscriptionSchema = z.object({
  endpoint: z
    .string()
    .check(z.maxLength(2000), z.regex(/^https?:\/\/[\x21-\x7e]+$/, 'This is not a push service’s address')),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  kinds: z._default(z.array(z.enum(reminderKinds)).check(z.maxLength(20)), [...reminderKinds]),
})

/** Sending it again changes what is stored: a device has one subscription. */
export const addPushSubscription = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'user',
  body: NewPushSubscriptionSchema,
  response: z.object({ id: z.string() }),
  status: 201,
})

export const removePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions/:id',
  access: 'user',
  params: IdParamsSchema,
  response: null,
  status: 204,
})

/** Made from the address, so that a device need not remember it: a UUID of version 8. */
export async function pushSubscriptionId(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
