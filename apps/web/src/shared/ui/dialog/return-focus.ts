import { useRef } from 'react'

/** What had the focus before each dialog. */
const openers = new WeakMap<Element, HTMLElement>()

/** Dialogs are opened by state, not by a Radix trigger, so the element to return the focus to is remembered here. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    remember: (dialog: Element | null) => {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
      if (dialog !== null && opener.current !== null) openers.set(dialog, opener.current)
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      const target = stillThere(opener.current)
      if (target !== null) target.focus()
      // What was opened has left the list meanwhile, and nothing near it has taken the focus.
      else if (document.activeElement === document.body) document.getElementById('main')?.focus()
    },
  }
}

/** A dialog may have been opened from one that is gone: then by what opened that one. */
function stillThere(opener: HTMLElement | null): HTMLElement | null {
  if (opener === null || opener.isConnected) return opener
  const dialog = opener.closest('[role=dialog]')
  return stillThere((dialog && openers.get(dialog)) ?? null)
}
