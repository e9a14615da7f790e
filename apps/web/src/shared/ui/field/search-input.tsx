import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../button.tsx'
import { Input } from './input.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** A text field with a magnifier, and a button that empties it. */
export function SearchInput({ value, onValueChange, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted"
      />
      <Input
        {...props}
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className="pr-12 pl-11"
      />
      {value !== '' && (
        <Button
          variant="quiet"
          size="icon"
          aria-label="Clear search"
          className="absolute! inset-y-0 right-1 my-auto"
          onClick={() => {
            onValueChange('')
            input.current?.focus()
          }}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
