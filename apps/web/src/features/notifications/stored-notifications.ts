import { useSyncExternalStore } from 'react'
import { privateKey } from '#shared/device/private-storage.ts'
import { type Notification, parseNotifications } from './notification.ts'
import { parsePreferences, type Preferences } from './preferences.ts'

/** A value of this browser's storage, read and checked once, and again when another tab has changed it. */
function stored<T>(keyOf: (owner: string) => string, parse: (text: string | null) => T) {
  const known = new Map<string, T>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const get = (owner: string): T => {
    const key = keyOf(owner)
    const value = known.get(key) ?? parse(readItem(key))
    known.set(key, value)
    return value
  }
  const set = (owner: string, value: T, text: string) => {
    const key = keyOf(owner)
    known.set(key, value)
    tell()
    try {
      localStorage.setItem(key, text)
    } catch (error) {
      console.warn('This could not be remembered on this device.', error)
    }
  }
  const watch = (listener: () => void) => {
    const elsewhere = ({ key }: StorageEvent) => {
      // A null key means that all was removed.
      if (key === null) known.clear()
      else known.delete(key)
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', elsewhere)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', elsewhere)
    }
  }
  return { get, set, use: (owner: string) => useSyncExternalStore(watch, () => get(owner)) }
}

/** A browser that keeps nothing (blocked storage) starts afresh each time. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const notifications = stored<readonly Notification[]>(
  (owner) => privateKey(owner, 'notifications'),
  (text) => parseNotifications(text, Date.now()),
)
const preferences = stored(
  (owner) => `stillwater-notification-preferences-${owner}`,
  (text) => parsePreferences(text),
)
/** The calendar day on which the server's notifications were last taken over. */
const processedDay = stored(
  (owner) => privateKey(owner, 'notifications-day'),
  (text) => text ?? '',
)

export const useNotifications = notifications.use
export const usePreferences = preferences.use
export const getNotifications = notifications.get
export const getPreferences = preferences.get
export const getProcessedDay = processedDay.get

export function keepNotifications(owner: string, list: readonly Notification[]): void {
  notifications.set(owner, list, JSON.stringify(list))
}
export function keepPreferences(owner: string, value: Preferences): void {
  preferences.set(owner, value, JSON.stringify(value))
}
export function keepProcessedDay(owner: string, day: string): void {
  processedDay.set(owner, day, day)
}
