import type { ReminderKind, ServerNotification } from '@stillwater/contract/notifications'
import { formatIsoDate, parseIsoDate } from '#shared/ui/date/iso-date.ts'
import type { Notification, Preferences } from './notification.ts'

interface Words {
  readonly kind: ReminderKind
  readonly title: string | ((data: ServerNotification['data']) => string)
  readonly link: string
  /** Undefined if there is nothing to say: the notification is skipped. */
  readonly body: (data: ServerNotification['data']) => string | undefined
}

const day = (date: string | undefined) =>
  date === undefined || parseIsoDate(date) === undefined ? '' : ` on ${formatIsoDate(date)}`

const words: Record<string, Words> = {
  sermon_reminder: {
    kind: 'sermon',
    title: 'Upcoming Sermon',
    link: '/sermons',
    body: ({ title, date }) => (title ? `“${title}” is coming up${day(date)}.` : undefined),
  },
  event_reminder: {
    kind: 'event',
    title: ({ isActivity }) => (isActivity ? 'Upcoming Activity' : 'Upcoming Event'),
    link: '/events',
    body: ({ title, date, startTime }) =>
      title ? `${title}${day(date)}${startTime ? `, ${startTime}` : ''}` : undefined,
  },
  prayer_reminder: {
    kind: 'prayer',
    title: 'Prayer List Reminder',
    link: '/prayers',
    body: ({ totalPrayers = 0, answeredPrayers = 0 }) =>
      `You have ${totalPrayers} prayers in your list, with ${answeredPrayers} answered prayers.`,
  },
  goal_update: {
    kind: 'goal',
    title: 'Weekly Goal Update',
    link: '/goals',
    body: ({ goalCount = 0 }) =>
      `You have ${goalCount} ${goalCount === 1 ? 'goal' : 'goals'} in your list. See how far you have come.`,
  },
}

/**
 * The server's answer as notifications with the specification's texts: without those that are switched off, that lack their
 * content, or that repeat a week already covered.
 */
export function toNotifications(
  told: readonly ServerNotification[],
  preferences: Preferences,
  before: readonly Notification[],
  now: number,
  newId: () => string,
): Notification[] {
  const createdAt = new Date(now).toISOString()
  return told.flatMap(({ type, data }) => {
    const found = Object.hasOwn(words, type) ? words[type] : undefined
    const body = found?.body(data)
    if (found === undefined || body === undefined || !preferences[found.kind]) return []
    if (data.week !== undefined && before.some((one) => one.type === type && weekOf(one) === data.week))
      return []
    const title = typeof found.title === 'string' ? found.title : found.title(data)
    return [{ id: newId(), type, title, body, read: false, createdAt, link: found.link, data }]
  })
}

const weekOf = ({ data }: Notification): unknown => (data as { week?: unknown }).week
