import { cx } from './cx.ts'

/** The logo: a lamp's flame over still water. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className={className}>
      <path
        d="M16 4c3.2 3.6 4.8 6.4 4.8 8.7a4.8 4.8 0 0 1-9.6 0C11.2 10.400 12.800 7.600 16 4Z"
        className="fill-lamp"
      />
      <path
        d="M5 21.500c2.200 0 3.300 1.300 5.500 1.300s3.300-1.300 5.500-1.300 3.300 1.300 5.500 1.300 3.300-1.300 5.500-1.300M8.500 26.500c1.500 0 2.300.9 3.750.9s2.250-.9 3.750-.9 2.250.9 3.750.9 2.250-.9 3.750-.9"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-water"
      />
    </svg>
  )
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <p className={cx('flex items-center gap-2 font-serif text-xl font-semibold', className)}>
      <Mark />
      Stillwater
    </p>
  )
}
