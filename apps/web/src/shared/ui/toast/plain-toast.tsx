import { useEffect } from 'react'
import { dismissToast, TOAST_DURATION, type ShownToast } from './toast-store.ts'
import { toastClass, toastPlace } from './toast-class.ts'

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
