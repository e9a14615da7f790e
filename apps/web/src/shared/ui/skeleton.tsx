import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** One gray shape, with the size of the content; round for avatars and icon buttons. */
export function Skeleton({ className = 'h-4 w-full', round }: { className?: string; round?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cx('max-w-full animate-breathe bg-sunk', round ? 'rounded-full' : 'rounded-tip', className)}
    />
  )
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5']

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', widths[line % widths.length])} />
      ))}
    </div>
  )
}

/** Wraps the shapes of one part of the page and says once what is loading. */
export function SkeletonGroup(props: { label?: string; className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={props.className}>
      <output className="sr-only">{props.label ?? 'Loading'}</output>
      {props.children}
    </div>
  )
}

/** Placeholder for a card: title, a line under it, some text. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <div className="grid gap-4 rounded-card border border-hairline bg-card p-4">
      <div className="grid gap-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-1/4" />
      </div>
      <SkeletonText lines={lines} />
    </div>
  )
}
