/** Where toasts stand: at the top, clear of the keyboard, the bottom navigation and a sheet's main action. */
export const toastPlace =
  'fixed inset-x-0 top-0 z-70 mx-auto flex w-full max-w-phone flex-col gap-2 px-4 pt-[max(0.75rem,env(safe-area-inset-top))]'

const look = 'pointer-events-auto flex items-start gap-3 rounded-card border py-3 pr-2 pl-4 shadow-float'

export function toastClass(variant: 'default' | 'destructive' = 'default'): string {
  return variant === 'destructive'
    ? `${look} border-alert-fill bg-alert-fill text-on-alert`
    : `${look} border-rim bg-lift text-ink`
}
