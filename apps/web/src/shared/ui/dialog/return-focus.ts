import { useRef } from 'react'

/** Dialogs are opened by state, not by a Radix trigger, so the element to return the focus to is remembered here. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    remember: () => {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      if (opener.current?.isConnected !== false) opener.current?.focus()
      // What was opened has left the list meanwhile, and nothing near it has taken the focus.
      else if (document.activeElement === document.body) document.getElementById('main')?.focus()
    },
  }
}
