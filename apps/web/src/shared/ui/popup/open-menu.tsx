import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { listKeys } from './list-keys.ts'
import type { PopupOptions } from './popup-position.ts'
import { Popup } from './popup.tsx'

interface OpenMenuProps {
  readonly id: string
  readonly labelledBy: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly align: PopupOptions['align']
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The menu itself: the first item has the focus when it opens, and the button when it has closed. */
export function OpenMenu({ id, labelledBy, button, align, onClose, children }: OpenMenuProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [moveBy] = useState(listKeys)
  const items = () => [
    ...(popup.current?.querySelectorAll<HTMLButtonElement>('[role=menuitem]:enabled') ?? []),
  ]
  useLayoutEffect(() => items()[0]?.focus(), [])

  // At once: a dialog that an item opens will return the focus to where it is then.
  function close() {
    button.current?.focus()
    onClose()
  }

  function click({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('[role=menuitem]') !== null) close()
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return close()
    const all = items()
    const current = all.findIndex((item) => item === document.activeElement)
    const names = all.map((item) => item.textContent.trim())
    const next = moveBy(event, names, current)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  // The keyboard goes on from where the mouse is.
  function pointerMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    event.target.closest<HTMLElement>('[role=menuitem]:enabled')?.focus({ preventScroll: true })
  }

  return (
    <Popup
      ref={popup}
      anchor={button}
      align={align}
      onClose={close}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={keyDown}
      onClick={click}
      onPointerMove={pointerMove}
      className="group/menu max-h-(--room) max-w-[min(18rem,calc(100vw-1rem))] min-w-[min(12rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-control border border-rim bg-lift p-1 text-ink"
    >
      {children}
    </Popup>
  )
}
