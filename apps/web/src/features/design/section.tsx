import type { ReactNode } from 'react'

/** A titled part of the page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-hairline py-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

/** One row of related examples. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-xs text-muted">{name}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
