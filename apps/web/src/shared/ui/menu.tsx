import type { ReactElement, ReactNode } from 'react'
import * as Radix from '@radix-ui/react-dropdown-menu'
import { cx } from './cx.ts'
import './nonce.ts'

export interface MenuProps {
  /** The button that opens it; its name is the menu's name. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    // Not modal: the page behind stays readable for screen readers, and a touch outside only closes the menu.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) max-w-72 min-w-48 overflow-y-auto rounded-control border border-rim bg-lift p-1 text-ink shadow-float data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  onSelect: () => void
  destructive?: boolean
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onSelect, destructive, disabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-tip px-3 py-2 outline-none select-none data-disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0',
        destructive ? 'text-alert data-highlighted:bg-alert-soft' : 'data-highlighted:bg-tint',
      )}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}

/** A line or two at the top that cannot be chosen, such as whose menu it is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-rim" />
}
