/** For the forms of other features. The bell is not exported here: it would pull these fields into the first chunk. */
export { RemindBefore } from './remind-before.tsx'
export { ReminderLine } from './reminder-line.tsx'
export { useDayOff, useReminderText, useWeekdayOff } from './reminder-settings.ts'
export { RemindDaily } from './remind-daily.tsx'
export { SettingsDialog as ReminderSettingsDialog } from './lazy-settings-dialog.ts'
