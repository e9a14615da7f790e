import { useId, type ReactNode } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A few options side by side, one of them chosen: radio buttons in the look of our tabs. */
export function Choice<Value extends string>({ label, options, value, onValueChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap rounded-control bg-well p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-auto cursor-pointer items-center justify-center gap-2 rounded-tip px-3 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:bg-lift has-checked:text-ink has-checked:shadow-tab has-focus-visible:outline-2 has-focus-visible:outline-water [&_svg]:size-4"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
