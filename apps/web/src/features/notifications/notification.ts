import { parseJson } from '#shared/device/parse-stored.ts'
import type { ReminderKind } from '@stillwater/contract/notifications'

/** As stored in this browser. */
export interface Notification {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly body: string
  readonly read: boolean
  /** ISO time. */
  readonly createdAt: string
  readonly link?: string
  readonly data: object
}

/** The specification's limits. */
const most = 50
const longestAge = 7 * 86_400_000

/** The stored notifications, newest first. Invalid and old ones are left out: storage can be edited by hand. */
export function parseNotifications(stored: string | null, now: number): Notification[] {
  const list = parseJson(stored)
  if (!Array.isArray(list)) return []
  const ids = new Set<string>()
  return list
    .flatMap(readOne)
    .filter(({ id, createdAt }) => {
      const isFresh = now - Date.parse(createdAt) <= longestAge && !ids.has(id)
      ids.add(id)
      return isFresh
    })
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, most)
}

/** Adds new ones at the top. */
export const withNew = (
  list: readonly Notification[],
  fresh: readonly Notification[],
): readonly Notification[] => [...fresh, ...list].slice(0, most)

export const withRead = (list: readonly Notification[], id?: string): readonly Notification[] =>
  list.map((one) => (id === undefined || one.id === id ? { ...one, read: true } : one))

export const unreadOf = (list: readonly Notification[]): number => list.filter(({ read }) => !read).length

/** The unread badge. */
export const badgeText = (unread: number): string => (unread > 9 ? '9+' : String(unread))

function readOne(value: unknown): Notification[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, type, title, body, read, createdAt, link, data } = value as Record<string, unknown>
  if (!isText(id) || !isText(type) || !isText(title) || !isText(body) || typeof read !== 'boolean') return []
  if (!isText(createdAt) || Number.isNaN(Date.parse(createdAt))) return []
  return [
    {
      id,
      type,
      title,
      body,
      read,
      createdAt,
      ...(isText(link) && isInAppPath(link) && { link }),
      data: typeof data === 'object' && data !== null ? data : {},
    },
  ]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a link points to a screen of this app: decision 23. */
export const isInAppPath = (link: string): boolean =>
  // One slash and then a letter: "//host", "/\host" and what has other signs in front are addresses elsewhere.
  /^\/(?:[a-z][\w\-/]*)?(?:\?[^\s\\]*)?$/i.test(link)

/** The five switches of this device. The first is the master. */
export type Preferences = Readonly<Record<'daily' | ReminderKind, boolean>>

/** Each switch is checked by itself: a damaged one is on, which is the default. */
export function parsePreferences(stored: string | null): Preferences {
  const value = Object(parseJson(stored)) as Record<string, unknown>
  const read = (name: keyof Preferences) => (Object.hasOwn(value, name) ? value[name] !== false : true)
  return {
    daily: read('daily'),
    sermon: read('sermon'),
    prayer: read('prayer'),
    event: read('event'),
    goal: read('goal'),
  }
}
