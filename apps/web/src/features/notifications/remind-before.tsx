import { noReminder } from '@stillwater/contract/limits'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { RemindersOff } from './reminders-off.tsx'
import { noticeName, noticeOptions } from './time-text.ts'

interface RemindBeforeProps {
  /** Minutes before; null for the default. */
  readonly value: number | null
  readonly onValueChange: (value: number | null) => void
  readonly error?: string | undefined
}

const none = String(noReminder)

/** The reminder of one event or activity. */
export function RemindBefore({ value, onValueChange, error }: RemindBeforeProps) {
  const options = [
    { value: 'default', label: 'Use default' },
    { value: none, label: 'None' },
    ...noticeOptions(value).map((minutes) => ({ value: String(minutes), label: noticeName(minutes) })),
  ]
  return (
    <div className="grid gap-2">
      <Field label="Remind me" error={error}>
        <Select
          options={options}
          value={value === null ? 'default' : String(value)}
          onValueChange={(chosen) => onValueChange(chosen === 'default' ? null : Number(chosen))}
        />
      </Field>
      {value !== noReminder && <RemindersOff kind="event" />}
    </div>
  )
}
