import { type ReactNode, useEffect, useRef } from 'react'

interface ImportPartProps {
  readonly step: string
  readonly children: ReactNode
}

/** The part of an import's page that changes with its step. It takes the focus then: what had it is gone. */
export function ImportPart({ step, children }: ImportPartProps) {
  const part = useRef<HTMLDivElement>(null)
  const shown = step === 'importing' ? 'check' : step
  const shownBefore = useRef(shown)
  useEffect(() => {
    if (shownBefore.current !== shown) part.current?.focus()
    shownBefore.current = shown
  }, [shown])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
