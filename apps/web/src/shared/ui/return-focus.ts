import { useRef } from 'react'

/** A menu item is gone once its menu has closed; the button that opened the menu stands in for it. */
function lasting(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  return opener instanceof HTMLElement ? opener : null
}

/** Dialogs here are opened by state, not by a Radix trigger, so the way back for the focus is remembered by hand. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    remember: () => {
      opener.current = lasting(document.activeElement)
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
