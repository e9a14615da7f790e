import { useStore } from '#shared/store.ts'
import { lazyComponent } from '../lazy.tsx'
import { currentToast } from './toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

// Loaded with the first toast. If loading fails, the message must still be shown.
const ToastView = lazyComponent(() =>
  import('./toast-view.tsx').then(
    (module) => module.default,
    () => PlainToast,
  ),
)

/** Rendered once at the root of the app. */
export function Toaster() {
  const shown = useStore(currentToast)
  return (
    // A modal dialog hides the page from screen readers except elements with this attribute, and a dialog may show a toast.
    <div aria-live="off">{shown && <ToastView shown={shown} />}</div>
  )
}
