import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Popup } from './popup.tsx'

/** How long the pointer rests before a tooltip opens, and how soon after one the next opens at once. */
const delay = 700
const skip = 300
/** Long enough to reach the tooltip with the pointer, to read or copy it. */
const grace = 100
let lastSeen = -skip
const noteSeen = () => {
  lastSeen = performance.now()
}
/** At once is when the one before has gone. */
const wait = () => (performance.now() - lastSeen < skip ? grace : delay)

export interface TooltipProps {
  label: string
  /** One button or link. It needs a name of its own: a finger never sees the tooltip. */
  children: ReactElement<ComponentProps<'button'>>
}

export function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const timer = useRef<number>(undefined)
  const id = useId()
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
        'aria-describedby': open ? id : undefined,
        onPointerEnter: (event) => event.pointerType === 'mouse' && turn(true, wait()),
        onPointerLeave: leave,
        onPointerDown: close,
        onFocus: (event) => event.target.matches(':focus-visible') && turn(true, 0),
        onBlur: close,
      })}
      {open && (
        <Popup
          ref={tip}
          anchor={anchor}
          align="center"
          above
          onClose={close}
          id={id}
          role="tooltip"
          onPointerEnter={() => turn(true, 0)}
          onPointerLeave={leave}
          className="max-w-64 rounded-tip bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {label}
        </Popup>
      )}
    </>
  )
}
