import { useSyncExternalStore } from 'react'
import { lazyComponent } from '../lazy.tsx'
import { currentToast, watchToasts } from './toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

// Nobody needs a toast's code before the first toast. If it cannot be fetched any more, the message must still be read.
const ToastView = lazyComponent(() =>
  import('./toast-view.tsx').then(
    (module) => module.default,
    () => PlainToast,
  ),
)

/** Put once at the root of the app. */
export function Toaster() {
  const shown = useSyncExternalStore(watchToasts, currentToast, () => null)
  return (
    // A modal dialog hides the page from screen readers except what bears this attribute, and a toast may come from a dialog.
    <div aria-live="off">{shown && <ToastView shown={shown} />}</div>
  )
}
