import { useRef } from 'react'

/** What opened the dialog that is open now. */
let latest: HTMLElement | null = null

/** Dialogs are opened by state, not by a Radix trigger, so the element to return the focus to is remembered here. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    remember: () => {
      const { activeElement } = document
      const nothing = activeElement === null || activeElement === document.body
      // One dialog may take the place of another, which has lost the focus by then: both were opened by the same element.
      opener.current = nothing ? latest : activeElement instanceof HTMLElement ? activeElement : null
      latest = opener.current
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      latest = null
      if (opener.current?.isConnected !== false) opener.current?.focus()
      // What was opened has left the list meanwhile, and nothing near it has taken the focus.
      else if (document.activeElement === document.body) document.getElementById('main')?.focus()
    },
  }
}
