import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { lazyComponent } from '../lazy.tsx'

/** Loaded with the first tooltip that opens: touch devices never need it. */
const TooltipPopup = lazyComponent(() =>
  import('./tooltip-popup.tsx').then(
    (code) => code.TooltipPopup,
    (error: unknown) => {
      console.warn('Tooltips could not be loaded', error)
      return () => null
    },
  ),
)

/** How long the pointer rests before a tooltip opens, and how soon after one the next opens at once. */
const delay = 700
const skip = 300
/** Long enough to reach the tooltip with the pointer, to read or copy it. */
const grace = 100
let lastSeen = -skip
const noteSeen = () => {
  lastSeen = performance.now()
}
/** Immediately after another tooltip. */
const wait = () => (performance.now() - lastSeen < skip ? grace : delay)

interface TooltipProps {
  /** The same text as the button's accessible name, which screen readers and touch users rely on. */
  label: string
  /** One button. */
  children: ReactElement<ComponentProps<'button'>>
}

export function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const timer = useRef<number>(undefined)
  const own = children.props
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(own.ref, () => anchor.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  function turn(next: boolean, after: number) {
    clearTimeout(timer.current)
    if (open) noteSeen()
    timer.current = window.setTimeout(() => setOpen(next), after)
  }
  const leave = () => turn(false, grace)
  const close = () => turn(false, 0)

  return (
    <>
      {cloneElement(children, {
        ref: anchor,
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event)
          if (event.pointerType === 'mouse') turn(true, wait())
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event)
          leave()
        },
        onPointerDown: (event) => {
          own.onPointerDown?.(event)
          close()
        },
        onFocus: (event) => {
          own.onFocus?.(event)
          if (event.target.matches(':focus-visible')) turn(true, 0)
        },
        onBlur: (event) => {
          own.onBlur?.(event)
          close()
        },
      })}
      {open && (
        <TooltipPopup
          anchor={anchor}
          onClose={close}
          onPointerEnter={() => turn(true, 0)}
          onPointerLeave={leave}
        >
          {label}
        </TooltipPopup>
      )}
    </>
  )
}
