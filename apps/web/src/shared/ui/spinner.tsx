import { cx } from './cx.ts'

/** Only the spinner, for places that already say what is going on. */
export function SpinnerMark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={cx('animate-turn', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

/** For content of unknown shape. Prefer a skeleton if the shape is known. */
export function Spinner({ label = 'Loading', className = 'size-7' }: { label?: string; className?: string }) {
  return (
    <output className="inline-flex text-water">
      <SpinnerMark className={className} />
      <span className="sr-only">{label}</span>
    </output>
  )
}
