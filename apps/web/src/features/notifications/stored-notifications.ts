import { privateKey } from '#shared/device/private-storage.ts'
import { storedValue } from '#shared/device/stored-value.ts'
import { type Notification, parseNotifications, parsePreferences } from './notification.ts'

export const storedNotifications = storedValue<readonly Notification[]>({
  key: (owner) => privateKey(owner, 'notifications'),
  parse: (text) => parseNotifications(text, Date.now()),
})

export const storedPreferences = storedValue({
  key: (owner) => `stillwater-notification-preferences-${owner}`,
  parse: parsePreferences,
})

/** The calendar day on which the server's notifications were last added to the list. */
export const processedDay = storedValue({
  key: (owner) => privateKey(owner, 'notifications-day'),
  parse: (text) => text ?? '',
  serialize: (day) => day,
})
