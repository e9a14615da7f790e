import type { ReactNode } from 'react'
import { Attention } from '../signs.tsx'

/** What is wrong with a field; the sign beside it says so without colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm text-alert">
      <Attention className="mt-0.75 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
