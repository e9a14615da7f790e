import { useState } from 'react'
import { Input } from '#shared/ui/field/input.tsx'

interface NumberInputProps {
  readonly value: number
  readonly most: number
  readonly onValueChange: (value: number) => void
}

/** A whole number from one on. What is no such number while typing is put right when the field is left. */
export function NumberInput({ value, most, onValueChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const number = Number(currentTarget.value)
        if (Number.isInteger(number) && number >= 1 && number <= most) onValueChange(number)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
