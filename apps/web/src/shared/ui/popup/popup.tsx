import { type ComponentProps, type RefObject, use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { cx } from '../cx.ts'
import { DialogOpen } from '../dialog/dialog-open.ts'
import { hasPopover, popupPosition, type PopupOptions } from './popup-position.ts'

interface PopupProps extends ComponentProps<'div'>, PopupOptions {
  readonly ref: RefObject<HTMLDivElement | null>
  /** The element it is attached to. Pressing it does not count as pressing outside: it may close the popup itself. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Gets the focus back if the anchor cannot be focused. */
  readonly opener?: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * A popup beside a control: a menu, a list, a calendar. It is in the browser's top layer, so that nothing can clip or
 * cover it, but a child of the surrounding dialog, so that it is inside its focus trap. It is rendered only
 * while it is open. Styles may use `--room`, the available height, and `--anchor`, the width of its anchor.
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

    // Captured on the window and stopped: a surrounding dialog listens on the document, and one Escape or tap closes one thing.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Not for a tooltip: the key is meant for its anchor.
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

  // It would stay during the surrounding dialog's exit animation.
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

/** Ignores the click of the current tap, if there is one: a tap that closes something does nothing else. */
function dropClick(): void {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const drop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    over.abort()
  }
  window.addEventListener('click', drop, options)
  // A tap that scrolls ends without a click; the next click counts.
  for (const type of ['pointerdown', 'pointercancel', 'keydown'])
    window.addEventListener(type, () => over.abort(), options)
}

function putBeside(popup: HTMLElement, beside: HTMLElement, options: PopupOptions): void {
  const { style, scrollTop } = popup
  const anchor = beside.getBoundingClientRect()
  // Measured without constraints.
  style.left = '0'
  style.setProperty('--anchor', `${anchor.width}px`)
  style.setProperty('--room', '100vh')
  const { left, edge, above, maxHeight } = popupPosition(
    anchor,
    { width: popup.offsetWidth, height: popup.offsetHeight },
    viewBox(),
    options,
  )
  style.left = `${left}px`
  style.top = `${edge}px`
  // Anchored at its lower edge, so that a longer month grows upwards.
  style.translate = above ? '0 -100%' : 'none'
  style.setProperty('--room', `${maxHeight}px`)
  popup.scrollTop = scrollTop
}

/** The part of the window that is not covered by a keyboard or zoomed out of view. */
function viewBox() {
  const view = window.visualViewport
  if (view === null) return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }
  return { left: view.offsetLeft, top: view.offsetTop, width: view.width, height: view.height }
}
