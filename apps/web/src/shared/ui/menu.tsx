import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'

export interface MenuProps {
  /** The button that opens it; its name is the menu's name. */
  readonly trigger: ReactElement<TriggerProps>
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}

export interface MenuItemProps {
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly destructive?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}

interface TriggerProps {
  readonly onClick?: () => void
  readonly onPointerDown?: () => void
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
}

const load = () => import('./open-menu.tsx')
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }))

/** Stands inside a Menu only, and comes with it. */
export const MenuItem = lazy(async () => ({ default: (await load()).MenuItem }))
export const MenuHeader = lazy(async () => ({ default: (await load()).MenuHeader }))
export const MenuSeparator = lazy(async () => ({ default: (await load()).MenuSeparator }))

/** A button that opens a menu. The menu's code is fetched when it is first opened: a list of a hundred costs a hundred buttons. */
export function Menu(props: MenuProps) {
  const [asked, setAsked] = useState(false)
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown: () => void load(),
    onClick: () => setAsked(true),
  })
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  )
}
