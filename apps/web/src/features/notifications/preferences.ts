import type { ReminderKind } from '@stillwater/contract/notifications'
import { parseJson } from '#shared/device/parse-stored.ts'

/** The five switches of this device. The first is the master. */
export type Preferences = Readonly<Record<'daily' | ReminderKind, boolean>>

export const allOn: Preferences = { daily: true, sermon: true, prayer: true, event: true, goal: true }

/** Each switch stands for itself: what is damaged is on, as at the start. */
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
