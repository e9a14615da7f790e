import { noReminder } from '@stillwater/contract/limits'
import { useReminderText } from './reminder-settings.ts'
import { RemindersOff } from './reminders-off.tsx'

/** The reminder of an event or activity, for its reading view. Null stands for the default. */
export function ReminderLine({ remindMinutes }: { readonly remindMinutes: number | null | undefined }) {
  const text = useReminderText()(remindMinutes)
  if (remindMinutes === noReminder) return 'No reminder'
  return (
    <div className="grid gap-1.5">
      <p>{text === undefined ? 'Default reminder' : `Reminder ${text}`}</p>
      <RemindersOff kind="event" />
    </div>
  )
}
