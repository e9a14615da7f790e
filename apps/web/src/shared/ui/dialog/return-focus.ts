import { useRef } from 'react'

/** Dialogs here are opened by state, not by a Radix trigger, so the way back for the focus is remembered by hand. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    remember: () => {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
