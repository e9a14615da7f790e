import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
  /** Small pills, as under a row of tabs; the label is for screen readers only. */
  compact?: boolean
}

const looks = {
  row: {
    row: 'rounded-control bg-well p-1',
    option:
      'flex-auto justify-center rounded-tip px-1.5 has-checked:bg-lift has-checked:text-ink has-checked:shadow-tab',
  },
  pills: {
    row: 'gap-2',
    option:
      'rounded-full border border-hairline px-4 has-checked:border-water has-checked:bg-water-soft has-checked:text-water',
  },
}

/** A few options side by side, one of them chosen: radio buttons in the look of our tabs. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onValueChange, compact = false } = props
  const look = looks[compact ? 'pills' : 'row']
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={compact ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className={cx('flex flex-wrap', look.row)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center gap-2 text-sm font-medium text-muted transition-colors hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-water [&_svg]:size-4',
              look.option,
            )}
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
