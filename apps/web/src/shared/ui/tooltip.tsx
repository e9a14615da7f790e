import { createContext, use, type ReactElement, type ReactNode } from 'react'
import * as Radix from '@radix-ui/react-tooltip'

const InGroup = createContext(false)

/** Tooltips inside open after 700 ms, and at once when the pointer was on a neighbour within the last 300 ms. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <InGroup value>{children}</InGroup>
    </Radix.Provider>
  )
}

export interface TooltipProps {
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One button or link. It needs a name of its own: a finger never sees the tooltip. */
  children: ReactElement
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const inGroup = use(InGroup)
  const tip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 rounded-tip bg-ink px-2.5 py-1.5 text-sm text-paper shadow-float data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-pop-in"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return inGroup ? tip : <TooltipGroup>{tip}</TooltipGroup>
}
