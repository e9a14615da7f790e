import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', listener)
  viewport?.addEventListener('scroll', listener)
  return () => {
    viewport?.removeEventListener('resize', listener)
    viewport?.removeEventListener('scroll', listener)
  }
}

/** How many pixels of the page's lower end an on-screen keyboard covers (where the browser does not resize the page itself). */
export function keyboardInset(): number {
  const viewport = window.visualViewport
  // Zooming in shrinks the visual viewport too; that is not a keyboard.
  if (!viewport || viewport.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
}

export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, keyboardInset, () => 0)
