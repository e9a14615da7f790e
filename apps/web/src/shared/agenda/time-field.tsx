import Clock from 'lucide-react/icons/clock'
import { type ComponentProps, useId } from 'react'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { nearestTime, timesOfDay } from './suggested-times.ts'

interface TimeFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** The props of the text: a time may be written in any way. */
  readonly text: { readonly name: string; readonly value: string } & ComponentProps<'input'>
  readonly onChoose: (time: string) => void
  /** For an end: the list begins after it. */
  readonly start?: string
}

/** A time as free text, with a list of times behind the clock. */
export function TimeField({ text, onChoose, start, ...field }: TimeFieldProps) {
  const id = useId()
  const near = nearestTime(text.value, start === undefined || start.trim() === '' ? '9:00 AM' : start)
  return (
    <Field {...field}>
      {/* In pixels: with large text the room is needed for the time. */}
      <div className="relative">
        <Input {...text} maxLength={200} autoComplete="off" className="pr-[46px]" />
        <Select
          id={`${id}-clock`}
          aria-label="Open clock"
          options={timesOfDay(start)}
          value={near === text.value ? near : undefined}
          near={near}
          onValueChange={onChoose}
          face={<Clock aria-hidden="true" className="size-5" />}
          className="absolute inset-y-0 right-0.5 my-auto grid size-[44px] place-items-center rounded-full text-muted transition-colors hover:text-ink"
        />
      </div>
    </Field>
  )
}
