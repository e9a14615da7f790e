import { useState } from 'react'
import { Input } from '#shared/ui/field/input.tsx'
import { clockText, readClockText } from './time-text.ts'

interface TimeInputProps {
  /** Minutes since midnight. */
  readonly value: number
  readonly onValueChange: (value: number) => void
}

/** The device's own way to choose a time. What is chosen counts when the field is left, and half a time not at all. */
export function TimeInput({ value, onValueChange }: TimeInputProps) {
  const [draft, setDraft] = useState<string>()
  const settle = () => {
    const time = readClockText(draft ?? '')
    setDraft(undefined)
    if (time !== undefined && time !== value) onValueChange(time)
  }
  return (
    <Input
      type="time"
      required
      value={draft ?? clockText(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
