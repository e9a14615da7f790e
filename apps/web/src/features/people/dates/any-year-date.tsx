import { useId } from 'react'
import { FieldError } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { monthOptions, readDayParts, writeDayParts } from './day-parts.ts'

interface AnyYearDateProps {
  readonly label: string
  /** "1950-03-05", or "--03-05" where the year is not known; as long as it is being typed, parts may be missing. */
  readonly value: string | null
  readonly onValueChange: (value: string | null) => void
  readonly error?: string | undefined
}

const digits = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most)

/** Month, day and, if it is known, the year: paging a calendar back by seventy years is no way to enter a birthday. */
export function AnyYearDate({ label, value, onValueChange, error }: AnyYearDateProps) {
  const errorId = useId()
  const parts = readDayParts(value)
  const set = (changes: Partial<typeof parts>) => onValueChange(writeDayParts({ ...parts, ...changes }))
  const wrong = error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)] gap-2">
        <Select
          aria-label={`${label}: month`}
          options={monthOptions}
          value={parts.month === '' ? undefined : parts.month}
          placeholder="Month"
          onValueChange={(month) => set({ month: month === 'none' ? '' : month })}
        />
        <Input
          {...wrong}
          aria-label={`${label}: day`}
          placeholder="Day"
          inputMode="numeric"
          autoComplete="off"
          value={parts.day}
          onChange={({ currentTarget }) => set({ day: digits(currentTarget.value, 2) })}
        />
        <Input
          {...wrong}
          aria-label={`${label}: year, if you know it`}
          placeholder="Year"
          inputMode="numeric"
          autoComplete="off"
          value={parts.year}
          onChange={({ currentTarget }) => set({ year: digits(currentTarget.value, 4) })}
        />
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
