import { useEffect } from 'react'
import { actionsOf, dismissToast, type ShownToast } from './toast-store.ts'

/** `--toast-bottom` is the upper edge of what stands at the foot of the screen, such as buttons. */
export const toastPosition =
  'fixed inset-x-0 bottom-(--toast-bottom) z-70 mx-auto flex w-full max-w-phone flex-col gap-2 px-4 pb-3'

const look = 'pointer-events-auto flex items-center gap-3 rounded-card border py-1 pr-2 pl-4 shadow-float'

/** Title and description run on in two lines. An error may take more: it says what to do. */
export const toastText = (variant: 'default' | 'destructive' = 'default') =>
  `my-1.5 min-w-0 flex-1 text-sm ${variant === 'destructive' ? '' : 'line-clamp-2'}`

export function toastClass(variant: 'default' | 'destructive' = 'default'): string {
  return variant === 'destructive'
    ? `${look} border-alert-fill bg-alert-fill text-on-alert`
    : `${look} border-rim bg-lift text-ink`
}

/** The same message without swiping or shortcuts, for when the full toast's code could not be loaded. */
export function PlainToast({ shown }: { shown: ShownToast }) {
  const { id, open, duration } = shown
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration])

  return (
    <output className={toastPosition}>
      {open && (
        <span className={toastClass(shown.variant)}>
          <span className={toastText(shown.variant)}>
            <strong className="font-semibold">{shown.title}</strong> {shown.description}
          </span>
          <span className="grid shrink-0">
            {actionsOf(shown).map(({ label, onClick }) => (
              <button
                key={label}
                type="button"
                className="min-h-11 px-3 font-semibold underline"
                onClick={() => {
                  onClick()
                  dismissToast(id)
                }}
              >
                {label}
              </button>
            ))}
          </span>
        </span>
      )}
    </output>
  )
}
