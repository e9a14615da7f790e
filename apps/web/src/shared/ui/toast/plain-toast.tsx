import { useEffect } from 'react'
import { dismissToast, type ShownToast, TOAST_DURATION } from './toast-store.ts'

/** The position of toasts: at the top, clear of the keyboard, the bottom navigation and a sheet's main action. */
export const toastPlace =
  'fixed inset-x-0 top-0 z-70 mx-auto flex w-full max-w-phone flex-col gap-2 px-4 pt-[max(0.75rem,env(safe-area-inset-top))]'

const look = 'pointer-events-auto flex items-start gap-3 rounded-card border py-3 pr-2 pl-4 shadow-float'

export function toastClass(variant: 'default' | 'destructive' = 'default'): string {
  return variant === 'destructive'
    ? `${look} border-alert-fill bg-alert-fill text-on-alert`
    : `${look} border-rim bg-lift text-ink`
}

/** The same message without swiping or shortcuts, for when the full toast's code could not be loaded. */
export function PlainToast({ shown }: { shown: ShownToast }) {
  const { id, open, duration = TOAST_DURATION } = shown
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration])

  return (
    <output className={toastPlace}>
      {open && (
        <span className={toastClass(shown.variant)}>
          <span className="min-w-0 flex-1">
            <strong className="block font-semibold">{shown.title}</strong>
            {shown.description}
          </span>
          {shown.action && (
            <button
              type="button"
              className="min-h-11 px-3 font-semibold underline"
              onClick={() => {
                shown.action?.onClick()
                dismissToast(id)
              }}
            >
              {shown.action.label}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
