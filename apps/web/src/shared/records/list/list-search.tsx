import { SearchInput } from '#shared/ui/field/search-input.tsx'
import { useEffect, useState } from 'react'

/** A short list needs no search. */
const worthwhile = 5

interface ListSearchProps {
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** How many there are to search in. */
  readonly count: number | undefined
}

export function ListSearch({ label, value, onValueChange, count = 0 }: ListSearchProps) {
  if (count < worthwhile && value === '') return null
  return (
    <div className="mb-3">
      <SearchInput aria-label={label} placeholder={label} value={value} onValueChange={onValueChange} />
    </div>
  )
}

/** The value once typing has paused, for requests to the server. */
export function useDebounced<T>(value: T, pause = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
