import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'

interface StepsFieldProps {
  /** The number as it is typed. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly error: string | undefined
}

/** How many steps a new goal has: typed, or counted by the buttons. */
export function StepsField({ value, onValueChange, error }: StepsFieldProps) {
  const count = Math.trunc(Number(value)) || 0
  return (
    <Field label="How many steps?" error={error}>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label="One step less"
          {...(count <= 1 && { 'aria-disabled': true, className: 'opacity-50' })}
          onClick={() => count > 1 && onValueChange(String(count - 1))}
        >
          <Minus aria-hidden="true" />
        </Button>
        <Input
          name="totalItems"
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          // A number that is typed replaces the one that is there.
          onFocus={(event) => event.currentTarget.select()}
          inputMode="numeric"
          autoComplete="off"
          className="w-24! text-center tabular-nums"
        />
        <Button
          variant="secondary"
          size="icon"
          aria-label="One step more"
          onClick={() => onValueChange(String(count + 1))}
        >
          <Plus aria-hidden="true" />
        </Button>
      </div>
    </Field>
  )
}
