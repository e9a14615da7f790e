import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface CheckboxProps {
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly className?: string
  /** The label. */
  readonly children: ReactNode
}

export function Checkbox({ checked, onCheckedChange, className, children }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <span className="relative size-6 shrink-0">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className="peer size-6 cursor-pointer appearance-none rounded-tip border border-edge bg-card checked:border-water checked:bg-water"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto hidden size-4.5 text-on-water peer-checked:block"
        />
      </span>
      {children}
    </label>
  )
}
