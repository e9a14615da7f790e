import { cx } from './cx.ts'

interface ProgressProps {
  /** What is progressing, for screen readers. */
  label: string
  /** 0 to 100. */
  value: number
  className?: string
}

export function Progress({ label, value, className }: ProgressProps) {
  const share = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${Math.round(share)}%`}
      className={cx('h-2 w-full overflow-hidden rounded-full bg-hairline', className)}
    >
      <div
        style={{ '--share': `${share}%` }}
        className="h-full w-(--share) rounded-full bg-water transition-[width] duration-200"
      />
    </div>
  )
}
