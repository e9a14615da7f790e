import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { noticeName, noticeOptions } from './time-text.ts'

interface RemindBeforeProps {
  /** Minutes before; null for the default. */
  readonly value: number | null
  readonly onValueChange: (value: number | null) => void
  readonly error?: string | undefined
}

/** A custom reminder for an event or activity. */
export function RemindBefore({ value, onValueChange, error }: RemindBeforeProps) {
  const options = [
    { value: 'none', label: 'Use default' },
    ...noticeOptions(value).map((minutes) => ({ value: String(minutes), label: noticeName(minutes) })),
  ]
  return (
    <Field label="Remind me" error={error}>
      <Select
        options={options}
        value={value === null ? 'none' : String(value)}
        onValueChange={(chosen) => onValueChange(chosen === 'none' ? null : Number(chosen))}
      />
    </Field>
  )
}
