import { useRef } from 'react'

/** Where the focus was before each dialog opened, by the dialog's element. */
const openers = new WeakMap<Element, HTMLElement>()

/** A dialog that closes as the next one opens is soon gone: the focus then returns to where it was before both. */
function openerNow(): HTMLElement | null {
  const { activeElement } = document
  const closing = activeElement?.closest('[role="dialog"][data-state="closed"]')
  if (closing) return openers.get(closing) ?? null
  return activeElement instanceof HTMLElement ? activeElement : null
}

/** Dialogs are opened by state, not by a Radix trigger, so the element to return the focus to is remembered here. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    remember: ({ target }: Event) => {
      opener.current = openerNow()
      if (target instanceof Element && opener.current !== null) openers.set(target, opener.current)
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
