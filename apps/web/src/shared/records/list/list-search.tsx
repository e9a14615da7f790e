import Search from 'lucide-react/icons/search'
import { Input } from '#shared/ui/field/input.tsx'
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
    <div className="relative mb-3">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className="pl-11"
      />
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
