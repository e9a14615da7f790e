import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'

interface SwitchProps {
  label: ReactNode
  description?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  hideLabel?: boolean
}

/** A row that turns something on or off; the whole row can be touched. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled = false,
  hideLabel,
}: SwitchProps) {
  const id = useId()
  const noteId = description === undefined ? undefined : `${id}-note`
  return (
    <div className="relative flex min-h-11 items-center gap-4">
      <div className={cx('min-w-0 flex-1', hideLabel && 'sr-only')}>
        {/* The label covers the whole row, so that the small switch is easy to hit. */}
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={cx(
            'font-medium after:absolute after:inset-0',
            disabled ? 'text-muted' : 'cursor-pointer',
          )}
        >
          {label}
        </label>
        {noteId && (
          <p id={noteId} className="text-sm text-muted">
            {description}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-checked={checked}
        onClick={() => onCheckedChange(!checked)}
        disabled={disabled}
        aria-describedby={noteId}
        className="group relative h-7 w-12 shrink-0 rounded-full border border-edge bg-well transition-colors before:absolute before:-inset-2 disabled:opacity-50 aria-checked:border-water aria-checked:bg-water"
      >
        <span className="block size-5 translate-x-1 rounded-full bg-edge transition-[translate,background-color] group-aria-checked:translate-x-5.5 group-aria-checked:bg-on-water" />
      </button>
    </div>
  )
}
