import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
import { DialogOpen } from '#shared/ui/dialog/dialog-open.ts'

interface Moments {
  readonly beforeSaving: (event: Event) => void
  readonly beforeClosing: () => void
  /** The page is hidden and may not come back. */
  readonly beforeHiding: () => void
}

/** The moments at which speech that is not in the form yet would be lost. */
export function useBefore(inForm: RefObject<HTMLElement | null>, moments: Moments): void {
  const open = use(DialogOpen)
  const latest = useRef(moments)
  useLayoutEffect(() => {
    latest.current = moments
  })
  useLayoutEffect(() => {
    if (!open) latest.current.beforeClosing()
  }, [open])

  useEffect(() => {
    const form = inForm.current?.closest('form')
    const submitted = (event: Event) => latest.current.beforeSaving(event)
    // A moment later, when the last words have arrived.
    const hidden = () => document.hidden && setTimeout(() => latest.current.beforeHiding())
    form?.addEventListener('submit', submitted, { capture: true })
    document.addEventListener('visibilitychange', hidden)
    return () => {
      form?.removeEventListener('submit', submitted, { capture: true })
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [inForm])
}
