import { currentToast, dismissToast, type ToastMessage, toast } from '#shared/ui/toast/toast-store.ts'

/** Holds messages back. Ending it shows the last of them. */
export function holdToasts(): () => void {
  dismissToast()
  let held: ToastMessage | undefined
  const unsubscribe = currentToast.subscribe(() => {
    const shown = currentToast.get()
    if (shown?.open !== true) return
    held = shown
    dismissToast()
  })
  return () => {
    unsubscribe()
    if (held !== undefined) toast(held)
  }
}
