import { type ReactNode, type RefObject, useRef } from 'react'
import { Popup } from './popup.tsx'

interface TooltipPopupProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly children: ReactNode
}

/** Visual only: its text is the name of the button beside it. */
export function TooltipPopup(props: TooltipPopupProps) {
  const tip = useRef<HTMLDivElement>(null)
  return (
    <Popup
      ref={tip}
      align="center"
      above
      role="tooltip"
      aria-hidden="true"
      className="max-w-64 rounded-tip bg-ink px-2.5 py-1.5 text-sm font-normal text-paper"
      {...props}
    />
  )
}
