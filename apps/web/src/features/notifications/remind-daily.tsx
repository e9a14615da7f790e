import { Field } from '#shared/ui/field/field.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { RemindersOff } from './reminders-off.tsx'
import { TimeInput } from './time-input.tsx'

const noon = 720

interface RemindDailyProps {
  /** Minutes since midnight; null for never. */
  readonly value: number | null
  readonly onValueChange: (value: number | null) => void
}

/** A reminder at the same time each day. */
export function RemindDaily({ value, onValueChange }: RemindDailyProps) {
  return (
    <div className="grid gap-3">
      <Switch
        label="Remind me each day"
        description="Until it is answered"
        checked={value !== null}
        onCheckedChange={(on) => onValueChange(on ? noon : null)}
      />
      {value !== null && (
        <>
          <Field label="Time of the reminder">
            <TimeInput value={value} onValueChange={onValueChange} />
          </Field>
          <RemindersOff kind="prayer" />
        </>
      )}
    </div>
  )
}
