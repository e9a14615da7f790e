import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { Input } from '#shared/ui/field/input.tsx'
import { clockText, readClockText } from './time-text.ts'

interface TimeInputProps {
  /** Minutes since midnight. */
  readonly value: number
  readonly onValueChange: (value: number) => void
}

/** The browser's time input. A time counts when the field loses focus; an incomplete one does not. */
export function TimeInput({ value, onValueChange }: TimeInputProps) {
  const [draft, setDraft] = useState<string>()
  const settle = () => {
    const time = readClockText(draft ?? '')
    setDraft(undefined)
    if (time !== undefined && time !== value) onValueChange(time)
  }
  return (
    <div className="relative">
      <Input
        type="time"
        className="pr-11 [&::-webkit-calendar-picker-indicator]:opacity-0"
        required
        value={draft ?? clockText(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      {/* In place of the browser's own icon, which stays pressable beneath. */}
      <Clock
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted"
      />
    </div>
  )
}
