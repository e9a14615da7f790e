import type { MenuItemProps, MenuProps } from './menu.tsx'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import './nonce.ts'

/** The menu itself, open from the start: it is drawn for the first time when somebody asks for it. */
export function OpenMenu({ trigger, align = 'end', children }: MenuProps) {
  return (
    // Not modal: the page behind stays readable for screen readers, and a touch outside only closes the menu.
    <Radix.Root modal={false} defaultOpen>
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
