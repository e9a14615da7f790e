import type { ReactNode } from 'react'

interface EmptyLineProps {
  /** One sentence. */
  title: string
  /** A softer second line, where the specification asks for one. */
  hint?: string
  /** One button. */
  action?: ReactNode
}

/** An empty part of the dashboard: one line with its button, no picture. */
export function EmptyLine({ title, hint, action }: EmptyLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p>{title}</p>
        {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {action}
    </div>
  )
}
