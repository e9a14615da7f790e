import { noReminder } from '@stillwater/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUser } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { offline } from '#shared/api/connection.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'
import type { Preferences } from './notification.ts'
import { usePermission } from './permission.ts'
import { storedPreferences } from './stored-notifications.ts'
import { noticeName } from './time-text.ts'

export const settingsQuery = answerQuery(['/api/reminders/settings'], () =>
  call('GET /api/reminders/settings'),
)

/** Why this device gets no reminders of a kind; undefined if it does. */
export function useRemindersOff(kind: keyof Preferences): 'permission' | 'switch' | undefined {
  const preferences = useStoredValue(storedPreferences, useUser()?.id ?? '')
  if (usePermission() !== 'granted') return 'permission'
  return preferences.daily && preferences[kind] ? undefined : 'switch'
}

/**
 * When an event or activity is reminded of, such as "1 hour before", for its card. The default is told only where reminders are on:
 * what was not asked for is not promised either.
 */
export function useReminderText(): (remindMinutes: number | null | undefined) => string | undefined {
  const isOn = useRemindersOff('event') === undefined
  const { data } = useQuery({ ...settingsQuery, enabled: isOn })
  return (remindMinutes) => {
    const minutes = remindMinutes ?? (isOn ? data?.eventMinutes : undefined)
    return minutes === undefined || minutes === noReminder ? undefined : inSentence(noticeName(minutes))
  }
}

/** The weekday that is kept free; null for none. Undefined until it is known; where it cannot be, nothing is kept free. */
export function useWeekdayOff(): number | null | undefined {
  const { data, isError } = useQuery(settingsQuery)
  return isError ? null : data?.dayOff
}

/** How long saving waits for the answer at most, in milliseconds. */
const longestWait = 2000

/**
 * Tells the weekday that is kept free, as `weekday()` counts; null for none. A form may be saved before the server has answered that:
 * it waits for a moment. Undefined where it cannot be known in time: nobody's words wait for it.
 */
export function useDayOff(): () => Promise<number | null | undefined> {
  const client = useQueryClient()
  // Loaded while the form is filled in.
  const { data } = useQuery(settingsQuery)
  return async () => {
    if (data !== undefined || offline.get()) return data?.dayOff
    const late = new Promise<undefined>((resolve) => {
      setTimeout(resolve, longestWait)
    })
    const answered = client.fetchQuery(settingsQuery).catch(() => undefined)
    return (await Promise.race([answered, late]))?.dayOff
  }
}

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
