import type { ReactNode } from 'react'

// All drawings share the water; the lamp color marks one detail in each.
const water = (
  <g className="text-edge" strokeWidth="1.5">
    <path d="M22 84c6-3.5 12-3.5 18 0s12 3.5 18 0 12-3.5 18 0 12 3.5 18 0" />
    <path d="M42 91c4.5-2.5 9-2.5 13.5 0s9 2.5 13.5 0" opacity="0.6" />
  </g>
)

export interface EmptyStateProps {
  /** One of the drawings in motifs.tsx. */
  motif: ReactNode
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
        {water}
        {motif}
      </svg>
      <p className="font-serif text-lg font-medium text-balance">{title}</p>
      {hint !== undefined && <p className="mt-1 max-w-72 text-muted">{hint}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}
