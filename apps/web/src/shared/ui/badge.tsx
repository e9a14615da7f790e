import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  grey: 'bg-sunk text-muted',
  water: 'bg-water-soft text-water',
  lamp: 'bg-lamp-soft text-lamp-ink',
  alert: 'bg-alert-soft text-alert',
  violet: 'bg-violet-soft text-violet',
  teal: 'bg-teal-soft text-teal',
  amber: 'bg-amber-soft text-amber',
  green: 'bg-green-soft text-green',
}

export type BadgeTone = keyof typeof tones

/** A short label. Not interactive. */
export function Badge(props: { tone?: BadgeTone; className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 wrap-break-word rounded-control px-2.5 py-0.5 text-xs font-medium [&_svg]:size-3.5',
        tones[props.tone ?? 'grey'],
        props.className,
      )}
    >
      {props.children}
    </span>
  )
}
