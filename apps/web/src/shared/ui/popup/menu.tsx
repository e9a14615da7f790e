import { cloneElement, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import type { ButtonProps } from '../button.tsx'
import { cx } from '../cx.ts'
import { OpenMenu } from './open-menu.tsx'
import type { PopupOptions } from './popup-position.ts'

interface MenuProps {
  /** The button that opens it; its name is the menu's name. */
  readonly trigger: ReactElement<ButtonProps>
  readonly align?: PopupOptions['align']
  /** Where its code is loaded by the tap that opens it. */
  readonly defaultOpen?: boolean
  readonly children: ReactNode
}

/** A button that opens a menu. The menu is rendered only when open: a list may have a hundred of them. */
export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const buttonId = trigger.props.id ?? `${id}-button`

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: buttonId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        },
      })}
      {open && (
        <OpenMenu {...{ id, button, align }} labelledBy={buttonId} onClose={() => setOpen(false)}>
          {children}
        </OpenMenu>
      )}
    </>
  )
}

interface MenuItemProps {
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly destructive?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Only inside a Menu. */
export function MenuItem({ icon, onSelect, destructive = false, disabled = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onClick={onSelect}
      className={cx(
        'flex min-h-11 w-full items-center gap-3 rounded-tip px-3 py-2 text-left wrap-anywhere select-none disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0',
        // The mouse marks nothing else while the keyboard does.
        destructive
          ? 'text-alert focus-visible:bg-alert-soft group-not-has-focus-visible/menu:not-disabled:hover:bg-alert-soft'
          : 'focus-visible:bg-tint group-not-has-focus-visible/menu:not-disabled:hover:bg-tint',
      )}
    >
      {icon}
      {children}
    </button>
  )
}

/** A line or two at the top that cannot be chosen, such as whose menu it is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2">{children}</div>
}

export function MenuSeparator() {
  return <hr className="mx-1 my-1 border-rim" />
}
