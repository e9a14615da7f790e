import type { ReactNode } from 'react'
import { motifs, type Motif } from './empty-motifs.tsx'

export interface EmptyStateProps {
  motif: Motif
  /** One sentence. */
  title: string
  /** A softer second line, where the specification asks for one. */
  hint?: string
  /** One button. */
  action?: ReactNode
}

export function EmptyState({ motif, title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mb-4 h-24 w-30 max-w-full text-water"
      >
        {motifs[motif]}
      </svg>
      <p className="font-serif text-lg font-medium text-balance">{title}</p>
      {hint !== undefined && <p className="mt-1 max-w-72 text-muted">{hint}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}
