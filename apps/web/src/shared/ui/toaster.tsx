import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, watchToasts } from './toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

// Nobody needs a toast's code before the first toast. If it cannot be fetched any more, the message must still be read.
const ToastView = lazy(() => import('./toast-view.tsx').catch(() => ({ default: PlainToast })))

/** Put once at the root of the app. */
export function Toaster() {
  const shown = useSyncExternalStore(watchToasts, currentToast, () => null)
  if (shown === null) return null
  return (
    <Suspense fallback={null}>
      <ToastView shown={shown} />
    </Suspense>
  )
}
