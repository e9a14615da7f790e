import { type ComponentProps, type RefObject, use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { cx } from '../cx.ts'
import { DialogOpen } from '../dialog/dialog-open.ts'
import { hasPopover, place, type Wish } from './popup-position.ts'

interface PopupProps extends ComponentProps<'div'>, Wish {
  readonly ref: RefObject<HTMLDivElement | null>
  /** What it stands beside. To press it does not count as pressing outside: it may close the popup itself. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Gets the focus back, where the anchor itself cannot have it. */
  readonly opener?: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * What opens beside a control: a menu, a list of choices, a calendar. It is in the browser's top layer, so that nothing around
 * can cut it off or lie over it, and yet it is a child of the dialog around, whose hold on the focus it shares. It is there only
 * while it is open. Styles may use `--room`, the height it can have, and `--anchor`, how wide its anchor is.
 */
export function Popup(props: PopupProps) {
  const { ref, anchor, opener = anchor, align, above = false, onClose, role, className, ...rest } = props
  const close = useEffectEvent(onClose)
  const dialogOpen = use(DialogOpen)

  useLayoutEffect(() => {
    const popup = ref.current
    const beside = anchor.current
    const back = opener.current
    if (popup === null || beside === null) return
    const isInside = ({ target }: Event) => target instanceof Node && popup.contains(target)
    const put = () => putBeside(popup, beside, { align, above })
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }

    // On the window, and no further: a dialog around listens on the document, and one Escape or touch closes one thing.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A tooltip asks for nothing: the key is meant for what it belongs to.
      if (role !== 'tooltip') {
        event.preventDefault()
        event.stopPropagation()
      }
      close()
    }
    const onPress = (event: Event) => {
      if (isInside(event) || (event.target instanceof Node && beside.contains(event.target))) return
      if (role !== 'tooltip') {
        event.stopPropagation()
        dropClick()
      }
      close()
    }
    const onMove = (event: Event) => {
      if (!isInside(event)) put()
    }

    if (hasPopover) popup.showPopover()
    put()
    window.addEventListener('keydown', onKey, options)
    window.addEventListener('pointerdown', onPress, options)
    for (const type of ['scroll', 'resize', 'animationend']) window.addEventListener(type, onMove, options)
    for (const type of ['scroll', 'resize']) window.visualViewport?.addEventListener(type, put, options)
    return () => {
      gone.abort()
      if (popup.contains(document.activeElement)) back?.focus()
    }
  }, [ref, anchor, opener, align, above, role])

  // It would stay behind while the dialog around leaves the screen.
  useEffect(() => {
    if (!dialogOpen) close()
  }, [dialogOpen])

  return (
    <div
      ref={ref}
      role={role}
      {...(hasPopover && { popover: 'manual' })}
      className={cx('fixed inset-auto z-70 animate-pop-in shadow-float', className)}
      {...rest}
    />
  )
}

/** Drops the click that comes of the present touch, if one does: a touch that closes something does nothing else. */
function dropClick(): void {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const drop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    over.abort()
  }
  window.addEventListener('click', drop, options)
  // A touch that moves the page ends without a click, and the next one is meant.
  for (const type of ['pointerdown', 'pointercancel', 'keydown'])
    window.addEventListener(type, () => over.abort(), options)
}

function putBeside(popup: HTMLElement, beside: HTMLElement, wish: Wish): void {
  const { style, scrollTop } = popup
  const anchor = beside.getBoundingClientRect()
  // Measured where nothing squeezes it.
  style.left = '0'
  style.setProperty('--anchor', `${anchor.width}px`)
  style.setProperty('--room', '100vh')
  const { left, edge, above, room } = place(
    anchor,
    { width: popup.offsetWidth, height: popup.offsetHeight },
    viewBox(),
    wish,
  )
  style.left = `${left}px`
  style.top = `${edge}px`
  // Held by its lower edge, so that a longer month grows upwards.
  style.translate = above ? '0 -100%' : 'none'
  style.setProperty('--room', `${room}px`)
  popup.scrollTop = scrollTop
}

/** The part of the window that is not under a keyboard or zoomed away. */
function viewBox() {
  const view = window.visualViewport
  if (view === null) return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }
  return { left: view.offsetLeft, top: view.offsetTop, width: view.width, height: view.height }
}
