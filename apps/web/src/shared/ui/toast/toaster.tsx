import { useLayoutEffect, useRef } from 'react'
import { useStore } from '#shared/store.ts'
import { useKeyboardInset } from '../dialog/keyboard-inset.ts'
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
  const container = useToastPosition(shown?.id)
  return (
    // A modal dialog hides the page from screen readers except elements with this attribute, and a dialog may show a toast.
    <div ref={container} aria-live="off">
      {shown && <ToastView shown={shown} />}
    </div>
  )
}

/**
 * Toasts stand on the bottom navigation, on the buttons of an open sheet, or on a short sheet without buttons, so that they cover
 * neither these nor a title, an add button or a close button. All three are marked `data-toast-floor`.
 */
function useToastPosition(id: number | undefined) {
  const keyboard = useKeyboardInset()
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Measuring makes the browser lay the page out at once, which costs the first screen time.
    if (id === undefined) return
    const place = () => container.current?.style.setProperty('--toast-bottom', `${toastBottom(keyboard)}px`)
    place()
    // The screen may change under a toast: signing in shows one before there is any navigation.
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    // A sheet that slides up is measured again once it is in its place.
    addEventListener('animationend', place)
    return () => {
      observer.disconnect()
      removeEventListener('animationend', place)
      cancelAnimationFrame(frame)
    }
  }, [id, keyboard])
  return container
}

function toastBottom(keyboard: number): number {
  const floors = [...document.querySelectorAll('[data-toast-floor]')].filter(
    (floor) => floor.closest('[data-state=closed]') === null,
  )
  const tops = floors.flatMap((floor) => {
    const { top, bottom } = floor.getBoundingClientRect()
    const isSheet = floor.matches('[role=dialog]')
    const hasRoomAbove = top >= window.innerHeight / 2 && bottom >= window.innerHeight - keyboard
    return isSheet && !hasRoomAbove ? [] : [top]
  })
  return Math.max(keyboard, window.innerHeight - Math.min(window.innerHeight, ...tops))
}
